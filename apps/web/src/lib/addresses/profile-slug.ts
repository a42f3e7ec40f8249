export function profileSlug(profile: { readonly id: string; readonly name: string }): string {
  const name = profile.name
    .toLowerCase()
    .replace(/[^a-z0-9 -]/g, '')
    .trim()
    .replace(/\s+/g, '-');
  return `${name}-${profile.id}`;
}
