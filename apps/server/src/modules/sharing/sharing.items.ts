import type { ApplicationView } from '@app/contracts/applications/applications.schemas';
import type { ArticleView } from '@app/contracts/articles/articles.schemas';
import type { CallDetail } from '@app/contracts/calls/calls.schemas';
import { Id, type LocalizedText } from '@app/contracts/common.schemas';
import type { CampaignView } from '@app/contracts/crowdfunding/crowdfunding.schemas';
import { callPage, pages, projectOf } from '@app/contracts/pages';
import type { ProfileView } from '@app/contracts/profiles/profiles.schemas';
import type { SharedType } from '@app/contracts/sharing/sharing.paths';
import { cutText } from '@app/domain/cut-text';
import type { Language } from '@app/messages/catalogue';
import { formatDayOf } from '@app/messages/format/dates';
import { sharingTexts } from '@app/messages/sharing';
import { addTexts, translate } from '@app/messages/translate';
import type { z } from 'zod';
import { type Failure, isFailure } from '../../platform/http/failure.ts';
import type { Platform } from '../../platform/platform.ts';
import { createPublicView } from '../applications/public.ts';
import { readArticle } from '../articles/public.ts';
import { createCallsService } from '../calls/public.ts';
import { createCampaigns } from '../crowdfunding/public.ts';
import { pictureKey } from '../files/public.ts';
import { type PublicPost, publicPost } from '../posts/public.ts';
import { pictureKeys, viewProfile } from '../profiles/public.ts';

addTexts('sharing', sharingTexts);

/** What stands on the picture of a link. */
export interface Drawn {
  readonly field: 'orange' | 'blue' | 'career';
  /** Key in the file store of its own picture. */
  readonly own: string | null;
  readonly title: string;
  readonly below: string;
  /** A picture of somebody stands whole beside the arches. */
  readonly portrait?: true;
}

/** What everybody may know of something that is shared. */
export interface SharedItem {
  /** Path of the real page. */
  readonly address: string;
  readonly title: string;
  readonly text: string;
  readonly about: 'article' | 'profile';
  readonly drawn: Drawn;
}

/** Null: not there, or not for everybody, which is told by the real page to whom it may. */
type FindShared = (slugOrId: string, language: Language) => Promise<SharedItem | null>;

type Saying = (key: keyof typeof sharingTexts, values?: Record<string, string>) => string;
const sayingIn =
  (language: Language): Saying =>
  (key, values) =>
    translate(language, `sharing.${key}`, values);

/** Where the real page is, whether or not there is something. */
export const realPage: Readonly<Record<SharedType, (slug: string) => string>> = {
  call: (slug) => pages.call({ slug }),
  'call-blue': (slug) => pages.blueCall({ slug }),
  'orange-grant': (slug) => pages.project({ slug }),
  'blue-grant': (slug) => pages.blueProject({ slug }),
  campaign: (id) => pages.campaigns({ id }),
  article: (slug) => pages.article({ slug }),
  profile: (profileSlug) => pages.profile({ profileSlug }),
  post: (objava) => pages.activity({ objava }),
};

export function createSharedItems(p: Platform): Readonly<Record<SharedType, FindShared>> {
  const { brand } = p.settings;
  const shown = async <T>(found: Promise<T | Failure>, show: (it: T) => SharedItem | null) => {
    const it = await found;
    return isFailure(it) ? null : show(it);
  };
  const publicView = createPublicView(p);
  const application: FindShared = (slug, language) =>
    shown(publicView(slug, null), (view) => applicationItem(view, brand, sayingIn(language)));
  const campaigns = createCampaigns(p);
  const calls = createCallsService(p);
  const call: FindShared = (slug, language) =>
    shown(calls.detail(slug), (detail) => callItem(detail, brand, language));
  return {
    call,
    'call-blue': call,
    'orange-grant': application,
    'blue-grant': application,
    campaign: async (id, language) =>
      Id.safeParse(id).success
        ? shown(campaigns.one(id), (view) => campaignItem(view, sayingIn(language)))
        : null,
    article: (slug) => shown(readArticle(p, slug), articleItem),
    post: async (id, language) => {
      const post = Id.safeParse(id).success ? await publicPost(p, id) : null;
      return post && postItem(post, brand, sayingIn(language));
    },
    profile: (slug, language) =>
      shown(viewProfile(p, slug, null), (answer) =>
        answer.state === 'shown' ? profileItem(answer.profile, brand, sayingIn(language)) : null,
      ),
  };
}

type Application = Pick<z.output<typeof ApplicationView>, 'kind' | 'slug' | 'about' | 'bank'>;

const applicationItem = (view: Application, brand: string, say: Saying): SharedItem => ({
  address: projectOf(view.kind)({ slug: view.slug }),
  title: view.about.title || say('untitled'),
  text: view.about.summary || `${say('project')} ${view.bank.name}`,
  about: 'article',
  drawn: drawnApplication(view, brand),
});

export const drawnApplication = ({ kind, about, bank }: Application, brand: string): Drawn => ({
  field: kind,
  own: pictureKey(about.picture),
  title: about.title || bank.name,
  below: `${bank.name} · ${brand}`,
});

function callItem(
  call: z.output<typeof CallDetail>,
  brand: string,
  language: Language,
): SharedItem {
  const say = sayingIn(language);
  const textOf = (seo: LocalizedText, own: LocalizedText) =>
    [language, language === 'en' ? ('bhs' as const) : ('en' as const)]
      .flatMap((one) => [seo[one], own[one]])
      .find((text) => text !== '') ?? '';
  const title = textOf(call.seo.title, call.title);
  const until = formatDayOf(call.closesAt, language);
  return {
    address: callPage(call),
    title,
    text: textOf(call.seo.description, call.summary),
    about: 'article',
    drawn: {
      field: call.kind,
      own: pictureKey(call.picture),
      title,
      below: [call.bank.name, call.state === 'closed' ? brand : say('until', { until })].join(
        ' · ',
      ),
    },
  };
}

function campaignItem(campaign: z.output<typeof CampaignView>, say: Saying): SharedItem {
  const { applicationId, title, summary, picture, municipality, bankName } = campaign;
  return {
    address: pages.campaigns({ id: applicationId }),
    title,
    text: summary || say('campaign', { place: municipality }),
    about: 'article',
    drawn: {
      field: 'orange',
      own: pictureKey(picture),
      title,
      below: `${say('campaign', { place: municipality })} · ${bankName}`,
    },
  };
}

function profileItem(profile: ProfileView, brand: string, say: Saying): SharedItem {
  const { id, slug, name, headline, about, profilePictureUrl: picture } = profile;
  return {
    address: pages.profile({ profileSlug: slug }),
    title: name,
    text: headline || about || say('member', { brand }),
    about: 'profile',
    drawn: {
      field: 'career',
      own: picture ? (pictureKeys(id, picture)[0] ?? null) : null,
      portrait: true,
      title: name,
      below: headline || say('member', { brand }),
    },
  };
}

function postItem(
  { id, authorId, name, said, picture }: PublicPost,
  brand: string,
  say: Saying,
): SharedItem {
  const text = cutText(said, 'description');
  return {
    address: pages.activity({ userId: authorId, objava: id }),
    title: `${name}: ${cutText(said, 'shared')}`,
    text,
    about: 'article',
    drawn: {
      field: 'career',
      own: pictureKey(picture),
      title: cutText(said, 'shared'),
      below: `${name} · ${say('post', { brand })}`,
    },
  };
}

function articleItem({
  slug,
  title,
  cover,
  authors,
  seo,
  bank,
}: z.output<typeof ArticleView>): SharedItem {
  const names = authors.map(({ name }) => name).filter((name) => name !== '');
  return {
    address: pages.article({ slug }),
    title: seo.title,
    text: seo.description,
    about: 'article',
    drawn: {
      field: bank ? 'orange' : 'career',
      own: pictureKey(cover.url),
      title,
      below: [...names, ...(bank ? [bank.name] : [])].join(' · '),
    },
  };
}
