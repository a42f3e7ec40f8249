import { authorisedFetch } from './authorised.ts';
import { ApiError } from './error.ts';

/** The name that the server gives a file; null where it gives none. */
export function fileNameOf(disposition: string | null): string | null {
  const encoded = /filename\*=(?:UTF-8)?''([^;]+)/i.exec(disposition ?? '')?.[1];
  if (encoded) {
    try {
      return decodeURIComponent(encoded);
    } catch {
      // Not encoded as it says; the plain name may serve.
    }
  }
  return /filename="?([^";]+)"?/i.exec(disposition ?? '')?.[1]?.trim() ?? null;
}

/** Hands a file to the browser, which keeps it where it keeps downloads. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has its own hold on the content once the click is over.
  setTimeout(() => URL.revokeObjectURL(address), 1_000);
}

/**
 * Fetches a file that only the signed-in reader may have, and hands it to the browser; a link
 * cannot carry the token.
 *
 * @param name of the file where the server gives none.
 * @throws ApiError for every answer that is not the file.
 */
export async function download(url: string, name: string): Promise<void> {
  const answer = await authorisedFetch(url);
  if (!answer.ok) throw await ApiError.of(answer);
  saveFile(await answer.blob(), fileNameOf(answer.headers.get('content-disposition')) ?? name);
}
