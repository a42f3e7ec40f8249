import { applicationsApi } from '@app/contracts/applications/applications.api';
import { articleWritingApi } from '@app/contracts/articles/article-writing.api';
import { callEditingApi } from '@app/contracts/calls/call-editing.api';
import { conversationsApi } from '@app/contracts/conversations/conversations.api';
import { networkApi } from '@app/contracts/network/network.api';
import { postsApi } from '@app/contracts/posts/posts.api';
import { profilesApi } from '@app/contracts/profiles/profiles.api';
import { reportsApi } from '@app/contracts/reports/reports.api';
import type { LiveKind } from '@app/contracts/system/live-topics';
import { teamsApi } from '@app/contracts/teams/teams.api';
import type { ObPermissionType } from '@app/domain/permissions/permissions';
import { listMembers } from '../modules/applications/public.ts';
import { createArticle } from '../modules/articles/articles.factory.ts';
import { createConversation, createGroup } from '../modules/conversations/conversations.factory.ts';
import { createMentorship } from '../modules/mentorship/mentorship.factory.ts';
import { createTie } from '../modules/network/network.factory.ts';
import { grantPermission, revokePermission, setRole } from '../modules/permissions/public.ts';
import { createPost, type PostPlan } from '../modules/posts/posts.factory.ts';
import { createReport } from '../modules/reports/reports.factory.ts';
import { isFailure } from '../platform/http/failure.ts';
import type { Answer } from '../platform/testing/testApp.ts';
import type { Person, Stage } from './stage.ts';

/** Somebody who may read something, and what takes that from them; `back` gives it again. */
export interface Right {
  readonly reader: Person;
  readonly id: string;
  readonly go: () => Promise<unknown>;
  readonly back?: () => Promise<unknown>;
}
type Ways = Readonly<Record<string, (stage: Stage) => Promise<Right>>>;

/** A call of whoever takes the right; where it fails, the walk does. */
const sure = async (answer: Promise<Answer<never>> | Promise<Answer<unknown>>): Promise<void> => {
  const { status } = await answer;
  if (status >= 400) throw new Error(`What takes the right was answered ${status}.`);
};
const as = ({ app }: Stage, { token }: Person) => app.as(token);

const draftWith = async (stage: Stage, reader: Person) =>
  stage.application({ call: await stage.call(stage.tuzla), members: [reader] });

const ofTeam: Ways = {
  async 'left the team'(stage) {
    const reader = await stage.fresh('lejla');
    const { id } = await draftWith(stage, reader);
    const memberId = (await listMembers(stage.app.platform.db.read, id)).at(-1)?.id ?? '';
    return {
      reader,
      id,
      go: () => sure(as(stage, reader).call(teamsApi.leave, { params: { id, memberId } })),
    };
  },
  async 'was taken out of the team'(stage) {
    const reader = await stage.fresh('lejla');
    const { id } = await draftWith(stage, reader);
    const memberId = (await listMembers(stage.app.platform.db.read, id)).at(-1)?.id ?? '';
    const owner = as(stage, stage.people.vlasnik);
    return {
      reader,
      id,
      go: () => sure(owner.call(teamsApi.leave, { params: { id, memberId } })),
    };
  },
};

/** Somebody with a right of their own that is taken from them. */
const granted =
  (type: ObPermissionType, make: (stage: Stage) => Promise<string>) =>
  async (stage: Stage): Promise<Right> => {
    const { platform } = stage.app;
    const reader = await stage.fresh('lejla');
    const by = stage.people.admin.id;
    const held = await grantPermission(platform, by, {
      userId: reader.id,
      permissionType: type,
      scope: 'bank',
      scopeValue: 'tuzla',
    });
    if (isFailure(held)) throw new Error(held.code);
    return {
      reader,
      id: await make(stage),
      go: () => revokePermission(platform, by, held.id),
    };
  };

const submitted = async ({ standing }: Stage) => standing.submitted.id;
const ofBoard: Ways = { 'lost the seat': granted('ob_committee_member', submitted) };

const asked = async (stage: Stage, of: { readonly id: string }) =>
  (
    await stage.tx((tx) =>
      createMentorship(tx, of, stage.people.vlasnik, { createdAt: stage.app.clock.now() }),
    )
  ).id;

const between = async (stage: Stage) => {
  const [one, other] = [await stage.fresh('lejla'), await stage.fresh('lejla')];
  const { id } = await stage.tx((tx) => createConversation(tx, one, other));
  return { one, other, id };
};

const block = (stage: Stage, by: Person, { id: userId }: Person) =>
  sure(as(stage, by).call(networkApi.block, { params: { userId } }));
const unblock = (stage: Stage, by: Person, { id: userId }: Person) =>
  sure(as(stage, by).call(networkApi.unblock, { params: { userId } }));

const posted = async (stage: Stage, plan: PostPlan = {}) => {
  const [author, reader] = [await stage.fresh('lejla'), await stage.fresh('lejla')];
  const post = await stage.tx(async (tx) => {
    if (plan.visibility === 'connections') await createTie(tx, 'connections', author, reader);
    return createPost(tx, author, plan);
  });
  return { author, reader, post, id: post.id };
};
const show = (stage: Stage, author: Person, visibility: 'me' | 'everyone') =>
  sure(as(stage, author).call(profilesApi.setPrivacy, { body: { visibility } }));

/** How the right to each goes; null where everybody has it. A kind without does not compile. */
export const waysToLose: { readonly [K in LiveKind]: Ways | null } = {
  campaign: null,
  campaignPage: null,
  application: {
    ...ofTeam,
    ...ofBoard,
    async 'the draft was deleted'(stage) {
      const [one, reader] = [await stage.fresh('lejla'), await stage.fresh('lejla')];
      const call = await stage.call(stage.tuzla);
      const { id } = await stage.application({ call, owner: one, members: [reader] });
      const owner = as(stage, one);
      return {
        reader,
        id,
        go: () => sure(owner.call(applicationsApi.delete, { params: { id } })),
        back: () => sure(owner.call(applicationsApi.restore, { params: { id } })),
      };
    },
  },
  written: ofTeam,
  presence: ofTeam,
  comments: {
    ...ofTeam,
    async 'the board scores blind from now on'(stage) {
      const call = await stage.draftCall(stage.tuzla);
      const { id } = await stage.application({ call, status: 'submitted' });
      const { koordinator, odbor1: reader } = stage.people;
      const params = { id: call.id };
      const calls = as(stage, koordinator);
      const publish = { event: 'publish' as const };
      await sure(calls.call(callEditingApi.move, { params, body: publish }));
      return {
        reader,
        id,
        async go() {
          const { revision } = (await calls.call(callEditingApi.open, { params })).data;
          const body = { revision, content: { blind: true }, editor: 'e' };
          const saved = await calls.call(callEditingApi.save, { params, body });
          const now = { revision: saved.data.revision };
          await sure(calls.call(callEditingApi.publishChanges, { params, body: now }));
        },
      };
    },
  },
  boardComments: ofBoard,
  mentorship: {
    async 'left the team'(stage) {
      const right = await ofTeam['left the team']?.(stage);
      if (!right) throw new Error('There is such a way.');
      return { ...right, id: await asked(stage, right) };
    },
    'lost the seat': granted('ob_committee_member', (stage) =>
      asked(stage, stage.standing.submitted),
    ),
  },
  call: {
    'works for the bank no more': granted(
      'ob_koordinator',
      async ({ standing }) => standing.draftCall.id,
    ),
    async 'a partner’s call is written again'(stage) {
      const partnerBankIds = [stage.zenica.id];
      const opensAt = new Date(stage.app.clock.now().getTime() + 86_400_000);
      const call = await stage.call(stage.tuzla, { partnerBankIds, opensAt });
      const staff = as(stage, stage.people.koordinator);
      const body = { event: 'unpublish' as const, reason: 'Greška u rokovima.' };
      return {
        reader: stage.people.zenica,
        id: call.id,
        go: () => sure(staff.call(callEditingApi.move, { params: { id: call.id }, body })),
      };
    },
  },
  article: {
    async 'is no author any more'(stage) {
      const { vlasnik } = stage.people;
      const reader = await stage.fresh('lejla');
      const plan = { coAuthors: [reader.id], status: 'draft' as const };
      const { id } = await stage.tx((tx) =>
        createArticle(tx, vlasnik, stage.app.clock.now(), plan),
      );
      const params = { id, userId: reader.id };
      return {
        reader,
        id,
        go: () => sure(as(stage, vlasnik).call(articleWritingApi.dismiss, { params })),
        back: () =>
          sure(
            as(stage, vlasnik).call(articleWritingApi.invite, {
              params: { id },
              body: { userId: reader.id },
            }),
          ),
      };
    },
  },
  content: {
    async 'is no admin any more'(stage) {
      const reader = await stage.fresh('admin');
      const by = stage.people.admin.id;
      return {
        reader,
        id: 'home',
        go: () => setRole(stage.app.platform, by, reader.id, 'INDIVIDUAL'),
        back: () => setRole(stage.app.platform, by, reader.id, 'ADMIN'),
      };
    },
  },
  conversation: {
    async 'left the group'(stage) {
      const [maker, reader] = [await stage.fresh('lejla'), await stage.fresh('lejla')];
      const { id } = await stage.tx((tx) => createGroup(tx, maker, { members: [reader] }));
      const body = { event: 'leave' as const };
      return {
        reader,
        id,
        go: () => sure(as(stage, reader).call(conversationsApi.move, { params: { id }, body })),
      };
    },
    async 'was taken out of the group'(stage) {
      const [maker, reader] = [await stage.fresh('lejla'), await stage.fresh('lejla')];
      const { id } = await stage.tx((tx) => createGroup(tx, maker, { members: [reader] }));
      const params = { id, userId: reader.id };
      return {
        reader,
        id,
        go: () => sure(as(stage, maker).call(conversationsApi.removeMember, { params })),
      };
    },
    async 'was blocked'(stage) {
      const { one, other, id } = await between(stage);
      return {
        reader: other,
        id,
        go: () => block(stage, one, other),
        back: () => unblock(stage, one, other),
      };
    },
    async 'blocked the other'(stage) {
      const { one, other, id } = await between(stage);
      return { reader: one, id, go: () => block(stage, one, other) };
    },
  },
  postComments: {
    async 'the post is its author’s alone'(stage) {
      const { author, reader, post, id } = await posted(stage);
      const body = { content: post.content, type: post.type, visibility: 'private' as const };
      return {
        reader,
        id,
        go: () => sure(as(stage, author).call(postsApi.change, { params: { id }, body })),
      };
    },
    async 'was blocked'(stage) {
      const { author, reader, id } = await posted(stage);
      return {
        reader,
        id,
        go: () => block(stage, author, reader),
        back: () => unblock(stage, author, reader),
      };
    },
    async 'is connected no more'(stage) {
      const { author, reader, id } = await posted(stage, { visibility: 'connections' });
      const params = { userId: reader.id };
      return {
        reader,
        id,
        go: () => sure(as(stage, author).call(networkApi.disconnect, { params })),
      };
    },
    async 'the author is not found any more'(stage) {
      const { author, reader, id } = await posted(stage);
      return {
        reader,
        id,
        go: () => show(stage, author, 'me'),
        back: () => show(stage, author, 'everyone'),
      };
    },
    async 'a moderator took it away'(stage) {
      const { author, reader, id } = await posted(stage);
      const subject = { kind: 'post', subjectId: id, ownerId: author.id } as const;
      const report = await stage.tx((tx) => createReport(tx, stage.people.emir, subject));
      const body = { event: 'remove', reason: 'Vrijeđa druge.', rule: 'spam' } as const;
      const moderator = as(stage, stage.people.moderator);
      return {
        reader,
        id,
        go: () => sure(moderator.call(reportsApi.move, { params: { id: report.id }, body })),
      };
    },
  },
};
