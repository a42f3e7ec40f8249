export const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const boundary = 'limit';

export function formWith(
  name: string,
  content: Buffer,
  fields: Readonly<Record<string, string>> = {},
) {
  const part = (which: string) =>
    `--${boundary}\r\nContent-Disposition: form-data; ${which}\r\n\r\n`;
  const before = Object.entries(fields).map(
    ([key, value]) => `${part(`name="${key}"`)}${value}\r\n`,
  );
  const head = `${before.join('')}${part(`name="file"; filename="${name}"`)}`;
  return {
    payload: Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}
