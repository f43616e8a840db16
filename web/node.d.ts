/** What the build uses of Node.js. */

declare module "node:fs/promises" {
  export function readFile(path: string): Promise<Uint8Array>;
  export function writeFile(path: string, content: Uint8Array): Promise<void>;
}

declare module "node:path" {
  export function join(...parts: string[]): string;
}

declare module "node:zlib" {
  export function brotliCompressSync(content: Uint8Array): Uint8Array;
}
