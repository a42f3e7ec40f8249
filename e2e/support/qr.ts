import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Locator } from '@playwright/test';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

const { resolve } = createRequire(import.meta.url);

/** What a camera reads from a QR code as it stands on the screen; empty if it reads none. */
export async function readQr(code: Locator): Promise<string> {
  const wasm = await readFile(resolve('zxing-wasm/reader/zxing_reader.wasm'));
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer } });
  const found = await readBarcodes(new Uint8Array(await code.screenshot()), {
    formats: ['QRCode'],
  });
  return found[0]?.text ?? '';
}
