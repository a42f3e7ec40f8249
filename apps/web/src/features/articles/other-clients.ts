import type { linkPreviewsApi } from '@app/contracts/link-previews/link-previews.api';
import { linkPreviewsPaths } from '@app/contracts/link-previews/link-previews.paths';
import type { profilesApi } from '@app/contracts/profiles/profiles.api';
import { profilesPaths } from '@app/contracts/profiles/profiles.paths';
import { client } from '../../lib/api/client.ts';

/** Whom an article can mention, and who can write it along. */
export const profiles = client<typeof profilesApi>(profilesPaths);
/** What another page says of itself. */
export const linkPreviews = client<typeof linkPreviewsApi>(linkPreviewsPaths);
