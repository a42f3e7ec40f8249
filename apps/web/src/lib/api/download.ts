import { authorisedFetch } from './authorised.ts';
import { ApiError } from './error.ts';

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

export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has its own hold on the content once the click is over.
  setTimeout(() => URL.revokeObjectURL(address), 1_000);
}

/** A private file, read with the reader's token. */
export async function readFile(url: string, signal?: AbortSignal): Promise<Blob> {
  const answer = await authorisedFetch(url, signal ? { signal } : {});
  if (!answer.ok) throw await ApiError.of(answer);
  return answer.blob();
}

/** With the reader's token, which a link cannot carry. `name`: where the server gives none. */
export async function download(url: string, name: string): Promise<void> {
  const answer = await authorisedFetch(url);
  if (!answer.ok) throw await ApiError.of(answer);
  saveFile(await answer.blob(), fileNameOf(answer.headers.get('content-disposition')) ?? name);
}
