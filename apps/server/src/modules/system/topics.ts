import { editablePages } from '@app/domain/content/pages';
import { type Failure, fail } from '../../platform/http/failure.ts';
import type { Topic } from '../../platform/signals.ts';

const id = '[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}';
/** What anybody may listen to. */
const publicTopic = new RegExp(`^(campaign|campaignPage):${id}$`);
/**
 * What members may listen to besides. A signal says no more than that something changed, and only
 * the team, the staff and readers of a public page know the id that it names.
 */
const memberTopic = new RegExp(
  `^((application|article|call|comments|conversation|mentorship|postComments|presence|written):${id}|content:(${editablePages.join('|')}))$`,
);
const topicsAtMost = 20;

/** `asked`: topics with commas between. @returns `VALIDATION` for one not theirs, or over 20. */
export function readTopics(
  asked: string | undefined,
  userId: string | undefined,
): Topic[] | Failure {
  const named = [...new Set((asked ?? '').split(',').filter((topic) => topic !== ''))];
  const mayHear = (topic: string) =>
    publicTopic.test(topic) || (userId !== undefined && memberTopic.test(topic));
  if (!named.every(mayHear) || named.length > topicsAtMost) {
    return fail('VALIDATION', { fields: { topics: 'invalid' } });
  }
  return [...(named as Topic[]), ...(userId ? [`user:${userId}` as const] : [])];
}
