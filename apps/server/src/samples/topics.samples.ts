import { applicationsApi } from '@app/contracts/applications/applications.api';
import { articleWritingApi } from '@app/contracts/articles/article-writing.api';
import { callEditingApi } from '@app/contracts/calls/call-editing.api';
import { campaignPagesApi } from '@app/contracts/campaign-pages/campaign-pages.api';
import { commentsApi } from '@app/contracts/comments/comments.api';
import { contentApi } from '@app/contracts/content/content.api';
import { conversationsApi } from '@app/contracts/conversations/conversations.api';
import { crowdfundingApi } from '@app/contracts/crowdfunding/crowdfunding.api';
import type { Endpoint } from '@app/contracts/endpoint';
import { mentorshipApi } from '@app/contracts/mentorship/mentorship.api';
import { postTalkApi } from '@app/contracts/posts/posts.api';
import { skillsApi } from '@app/contracts/skills/skills.api';
import type { LiveKind } from '@app/contracts/system/live-topics';
import { applicationsSamples } from './applications.samples.ts';
import { articlesSamples } from './articles.samples.ts';
import { callsSamples } from './calls.samples.ts';
import { campaignPagesSamples } from './campaign-pages.samples.ts';
import { commentsSamples } from './comments.samples.ts';
import { contentSamples } from './content.samples.ts';
import { conversationsSamples } from './conversations.samples.ts';
import { crowdfundingSamples } from './crowdfunding.samples.ts';
import { desk, foreignDesk } from './kinds.ts';
import { mentorshipSamples } from './mentorship.samples.ts';
import { postsSamples } from './posts.samples.ts';
import type { AnyCall, AnySample, MakeCall, Sample } from './sample.ts';
import { skillsSamples } from './skills.samples.ts';

/** What a topic names is read by a call; whom that lets through hears of it. */
export interface TopicSample extends Pick<AnySample, 'may'> {
  readonly row: Endpoint;
  readonly own: MakeCall<Endpoint>;
  readonly foreign: MakeCall<Endpoint> | undefined;
}

const readBy = <E extends Endpoint>(row: E, sample: Sample<E>): TopicSample => {
  const { may, own, foreign } = sample as AnySample;
  if (!own) throw new Error(`${row.path} names nothing.`);
  return { row, may, own, foreign };
};

/** The one thing that a call names. */
export const subjectOf = (call: AnyCall): string => Object.values(call.params ?? {})[0] ?? '';

/** The call that reads what each kind names; a kind without one does not compile. */
export const topicSamples: { readonly [K in LiveKind]: TopicSample } = {
  application: readBy(applicationsApi.history, applicationsSamples.history),
  written: readBy(skillsApi.skills, skillsSamples.skills),
  presence: readBy(applicationsApi.open, applicationsSamples.open),
  comments: readBy(commentsApi.list, commentsSamples.list),
  boardComments: {
    ...readBy(commentsApi.list, commentsSamples.list),
    may: { own: desk, foreign: foreignDesk },
  },
  call: readBy(callEditingApi.open, callsSamples.open),
  mentorship: readBy(mentorshipApi.open, mentorshipSamples.open),
  campaign: readBy(crowdfundingApi.campaign, crowdfundingSamples.campaign),
  campaignPage: readBy(campaignPagesApi.page, campaignPagesSamples.page),
  article: readBy(articleWritingApi.open, articlesSamples.open),
  content: readBy(contentApi.editing, contentSamples.editing),
  conversation: readBy(conversationsApi.messages, conversationsSamples.messages),
  postComments: readBy(postTalkApi.comments, postsSamples.comments),
};
