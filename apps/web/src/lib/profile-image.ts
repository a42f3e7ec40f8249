const ownName = /^[0-9a-f-]{36}\.webp$/;

/**
 * Where a member's picture is found (specification §3): a bare file name, or the last part of a
 * path, served from `/api/profile-image/{userId}/{file}`.
 *
 * @param value as the API gives it; nothing gives nothing.
 * @param size `small` for lists and headers, where the server has a small square of it.
 */
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
