import type { AboutMembers, PersonalData } from '../../platform/personal-data.ts';
import type { Platform } from '../../platform/platform.ts';
import { forgetLeadingTo, tellPagesOf } from '../notifications/public.ts';
import { dropFilesBy, filesBy } from './files.repo.ts';
import { cleanWords, forget, writtenBy } from './personal-data.repo.ts';

export const conversationsTables: AboutMembers = {
  conversation_members: { asked_by: 'gone', user_id: 'gone' },
  conversations: { creator_id: 'gone', high_id: 'gone', low_id: 'gone' },
  message_files: { uploaded_by: 'gone' },
  message_reactions: { user_id: 'gone' },
  message_settings: { user_id: 'gone' },
  messages: { sender_id: 'gone' },
};

/**
 * What somebody wrote to others, and chose. A conversation is the others' too: words stay, without
 * their name; pictures and files that they sent go.
 */
export const conversationsPersonalData = (p: Platform): PersonalData => ({
  async collect(read, userId) {
    const files = await filesBy(read, userId);
    return {
      ...(await writtenBy(read, userId)),
      files: files.map(({ name, uploadedAt }) => ({ name, uploadedAt })),
    };
  },
  files: async (read, userId) => (await filesBy(read, userId)).map(({ key }) => key),

  async erase(tx, userId, _at, person) {
    await cleanWords(tx, person);
    const keys = await dropFilesBy(tx, userId);
    const ended = await forget(tx, userId);
    await forgetLeadingTo(tx, p, ended.conversations);
    tellPagesOf(tx, p, ended.members);
    return [...keys, ...ended.files];
  },
});
