const ownName = /^[0-9a-f-]{36}\.webp$/;

/** `value` as the API gives it. `small`: for lists and headers, where there is a square of it. */
export function profileImageUrl(
  userId: string,
  value: string | null | undefined,
  size: 'large' | 'small' = 'small',
): string | null {
  const file = value
    ?.replace(/[?#].*$/, '')
    .split('/')
    .at(-1);
  if (!file) return null;
  const name = size === 'small' && ownName.test(file) ? file.replace('.webp', '-96.webp') : file;
  return `/api/profile-image/${encodeURIComponent(userId)}/${encodeURIComponent(name)}`;
}
