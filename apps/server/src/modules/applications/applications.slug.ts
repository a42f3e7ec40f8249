import { slugify } from '@app/domain/slug';

/** Slug of an application nobody has submitted yet: its title may still change. */
export function draftSlug(id: string): string {
  return `prijava-${id}`;
}

/** Slug from the first submission on: the title, and enough of the id that two alike stay apart. */
export function publicSlug(title: string, id: string): string {
  return `${slugify(title)}-${id.slice(-8)}`;
}
