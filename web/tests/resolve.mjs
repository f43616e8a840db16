/** Lets Node.js read the client's plain TypeScript as the bundler does: imports need no file ending. */

import { registerHooks } from "node:module";

registerHooks({
    resolve(specifier, context, next) {
        const ours = specifier.startsWith(".") && (context.parentURL ?? "").endsWith(".ts");
        const bare = ours && !/\.[a-z]+$/.test(specifier);
        return next(bare ? `${specifier}.ts` : specifier, context);
    },
});
