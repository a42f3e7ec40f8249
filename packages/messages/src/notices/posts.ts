import { texts } from '../catalogue.ts';

export const postsNotices = texts({
  postMentionTitle: { bhs: 'Neko te spominje', en: 'You are mentioned' },
  postMentionMessage: {
    bhs: '{{name}} te spominje u objavi.',
    en: '{{name}} mentions you in a post.',
  },
  postCommentMentionTitle: { bhs: 'Neko te spominje', en: 'You are mentioned' },
  postCommentMentionMessage: {
    bhs: '{{name}} te spominje u komentaru.',
    en: '{{name}} mentions you in a comment.',
  },
  postCommentTitle: { bhs: 'Novi komentar na tvoju objavu', en: 'New comment on your post' },
  postCommentMessage: {
    bhs: '{{name}} komentariše tvoju objavu.',
    en: '{{name}} has commented on your post.',
  },
  postAnswerTitle: { bhs: 'Odgovor na tvoj komentar', en: 'An answer to your comment' },
  postAnswerMessage: {
    bhs: '{{name}} odgovara na tvoj komentar uz objavu.',
    en: '{{name}} has answered your comment on a post.',
  },
  postSharedTitle: { bhs: 'Tvoja objava se dijeli', en: 'Your post is shared' },
  postSharedMessage: {
    bhs: '{{name}} dijeli tvoju objavu uz svoje riječi.',
    en: '{{name}} has shared your post with words of their own.',
  },
});
