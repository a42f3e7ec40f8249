import { ApiError } from './error.ts';
import { apiReader } from './send.ts';

/** How an upload goes on. */
export interface UploadOptions {
  /** Percent: 10 and 20 while preparing, 20 to 90 while sending, 100 when answered. */
  readonly onProgress?: (percent: number) => void;
  readonly signal?: AbortSignal;
}

/**
 * Sends a form with a file; a refused token is refreshed once (specification §7, §8, §9).
 *
 * @param url path of a multipart endpoint.
 * @returns the answer's JSON.
 * @throws ApiError with the server's answer; Error 'Invalid response format', 'UNAUTHORIZED',
 * 'Upload failed with status {n}' or 'Network error during upload'.
 */
export async function upload<T>(
  url: string,
  form: FormData,
  options: UploadOptions = {},
): Promise<T> {
  const reader = apiReader();
  options.onProgress?.(10);
  const token = await reader.accessToken();
  options.onProgress?.(20);
  const first = await post(url, form, token, options);
  const answer =
    first.status === 401 && token && (await reader.refused(token))
      ? await post(url, form, await reader.accessToken(), options)
      : first;
  const data = read<T>(answer);
  options.onProgress?.(100);
  return data;
}

interface Answer {
  readonly status: number;
  readonly body: string;
}

function read<T>({ status, body }: Answer): T {
  if (status === 401) throw new Error('UNAUTHORIZED');
  if (status < 200 || status >= 300) {
    const error = new ApiError(status, body);
    throw error.text ? error : new Error(`Upload failed with status ${status}`);
  }
  try {
    return JSON.parse(body) as T;
  } catch {
    throw new Error('Invalid response format');
  }
}

function post(
  url: string,
  form: FormData,
  token: string | null,
  { onProgress, signal }: UploadOptions,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', url);
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader('x-language', apiReader().language());
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`);
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      if (total > 0) onProgress?.(20 + Math.round((loaded / total) * 70));
    });
    request.addEventListener('load', () =>
      resolve({ status: request.status, body: request.responseText }),
    );
    request.addEventListener('error', () => reject(new Error('Network error during upload')));
    request.addEventListener('abort', () => reject(signal?.reason ?? new Error('aborted')));
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(form);
  });
}
