import type { CommentAudience } from '@app/domain/comments/comment';
import { commentPolicy } from '@app/domain/comments/comment.policy';
import type { Hearing } from '../../platform/hearing.ts';
import { ofApplication } from '../applications/public.ts';

declare module '../../platform/topics.ts' {
  interface Topics {
    /** What team and bank say to each other about an application, by its id. */
    readonly comments: Hearing;
    /** What the board says among itself. */
    readonly boardComments: Hearing;
  }
}

const of = (audience: CommentAudience): Hearing =>
  ofApplication((actor, subject) => commentPolicy.takePart(actor, { ...subject, audience }).ok);

export const commentsTopics = { comments: of('team'), boardComments: of('board') } as const;

/** Of an application's comments for an audience. */
export const topicOf = (applicationId: string, audience: CommentAudience) =>
  audience === 'team'
    ? (`comments:${applicationId}` as const)
    : (`boardComments:${applicationId}` as const);
