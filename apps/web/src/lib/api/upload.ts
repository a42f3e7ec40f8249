import { authorisedFetch, type Transport } from './authorised.ts';
import { ApiError, isApiError } from './error.ts';

export interface UploadOptions {
  /** Percent: 10 and 20 while preparing, 20 to 90 while sending, 100 when answered. */
  readonly onProgress?: (percent: number) => void;
  readonly signal?: AbortSignal;
}

/**
 * Sends a form with a file (specification §7, §8, §9).
 *
 * @param url path of a multipart endpoint.
 * @returns the answer's JSON.
 * @throws ApiError with the server's answer; Error 'Invalid response format', 'UNAUTHORIZED',
 * 'Upload failed with status {n}' or 'Network error during upload'.
 */
export async function upload<T>(
  url: string,
  form: FormData,
  { onProgress, signal }: UploadOptions = {},
): Promise<T> {
  onProgress?.(10);
  const request = { method: 'POST', body: form, ...(signal ? { signal } : {}) };
  const headers = { accept: 'application/json' };
  const answer = await authorisedFetch(url, { ...request, headers }, sending(onProgress)).catch(
    (error: unknown) => {
      throw isApiError(error, 'NETWORK') ? new Error('Network error during upload') : error;
    },
  );
  if (answer.status === 401) throw new Error('UNAUTHORIZED');
  if (!answer.ok) {
    const error = await ApiError.of(answer);
    throw error.text ? error : new Error(`Upload failed with status ${answer.status}`);
  }
  const data: T = await answer.json().catch(() => {
    throw new Error('Invalid response format');
  });
  onProgress?.(100);
  return data;
}

/** `fetch` cannot tell how much of a body has been sent. */
const sending =
  (onProgress: UploadOptions['onProgress']): Transport =>
  (url, { method = 'POST', headers, body, signal }) =>
    new Promise((resolve, reject) => {
      onProgress?.(20);
      const request = new XMLHttpRequest();
      request.open(method, url);
      for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
      request.upload.addEventListener('progress', ({ loaded, total }) => {
        if (total > 0) onProgress?.(20 + Math.round((loaded / total) * 70));
      });
      request.addEventListener('load', () => {
        const { status, responseText } = request;
        resolve(new Response(responseText || null, { status }));
      });
      request.addEventListener('error', () => reject(new Error('not reached')));
      request.addEventListener('abort', () => reject(signal?.reason ?? new Error('aborted')));
      signal?.addEventListener('abort', () => request.abort(), { once: true });
      request.send(body ?? null);
    });
