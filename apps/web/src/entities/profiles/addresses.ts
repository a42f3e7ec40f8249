import { pages } from '@app/contracts/pages';

export const profilePath = (slug: string): string => pages.profile({ profileSlug: slug });
