import { texts } from '../catalogue.ts';

export const postsNotices = texts({
  postMentionTitle: { bhs: 'Neko te spominje', en: 'You are mentioned' },
  postMentionMessage: {
    bhs: '{{name}} te spominje u objavi.',
    en: '{{name}} mentions you in a post.',
  },
  postRecommendedTitle: { bhs: 'Neko te preporučuje', en: 'You are recommended' },
  postRecommendedMessage: {
    bhs: '{{name}} te preporučuje u objavi.',
    en: '{{name}} recommends you in a post.',
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
  postCommentMoreTitle: { bhs: 'Novi komentari na tvoju objavu', en: 'New comments on your post' },
  postCommentMoreMessage_one: {
    bhs: '{{name}} i još {{count}} osoba komentarišu tvoju objavu.',
    en: '{{name}} and {{count}} other person have commented on your post.',
  },
  postCommentMoreMessage_few: {
    bhs: '{{name}} i još {{count}} osobe komentarišu tvoju objavu.',
    en: '{{name}} and {{count}} other people have commented on your post.',
  },
  postCommentMoreMessage_other: {
    bhs: '{{name}} i još {{count}} osoba komentarišu tvoju objavu.',
    en: '{{name}} and {{count}} other people have commented on your post.',
  },
  postAnswerMoreTitle: { bhs: 'Odgovori na tvoj komentar', en: 'Answers to your comment' },
  postAnswerMoreMessage_one: {
    bhs: '{{name}} i još {{count}} osoba odgovaraju na tvoj komentar uz objavu.',
    en: '{{name}} and {{count}} other person have answered your comment on a post.',
  },
  postAnswerMoreMessage_few: {
    bhs: '{{name}} i još {{count}} osobe odgovaraju na tvoj komentar uz objavu.',
    en: '{{name}} and {{count}} other people have answered your comment on a post.',
  },
  postAnswerMoreMessage_other: {
    bhs: '{{name}} i još {{count}} osoba odgovaraju na tvoj komentar uz objavu.',
    en: '{{name}} and {{count}} other people have answered your comment on a post.',
  },
  postReactionTitle: { bhs: 'Reakcija na tvoju objavu', en: 'A reaction to your post' },
  postReactionMessage: {
    bhs: '{{name}} reaguje na tvoju objavu.',
    en: '{{name}} has reacted to your post.',
  },
  postReactionMoreTitle: { bhs: 'Reakcije na tvoju objavu', en: 'Reactions to your post' },
  postReactionMoreMessage_one: {
    bhs: '{{name}} i još {{count}} osoba reaguju na tvoju objavu.',
    en: '{{name}} and {{count}} other person have reacted to your post.',
  },
  postReactionMoreMessage_few: {
    bhs: '{{name}} i još {{count}} osobe reaguju na tvoju objavu.',
    en: '{{name}} and {{count}} other people have reacted to your post.',
  },
  postReactionMoreMessage_other: {
    bhs: '{{name}} i još {{count}} osoba reaguju na tvoju objavu.',
    en: '{{name}} and {{count}} other people have reacted to your post.',
  },
  postCommentReactionTitle: { bhs: 'Reakcija na tvoj komentar', en: 'A reaction to your comment' },
  postCommentReactionMessage: {
    bhs: '{{name}} reaguje na tvoj komentar uz objavu.',
    en: '{{name}} has reacted to your comment on a post.',
  },
  postCommentReactionMoreTitle: {
    bhs: 'Reakcije na tvoj komentar',
    en: 'Reactions to your comment',
  },
  postCommentReactionMoreMessage_one: {
    bhs: '{{name}} i još {{count}} osoba reaguju na tvoj komentar uz objavu.',
    en: '{{name}} and {{count}} other person have reacted to your comment on a post.',
  },
  postCommentReactionMoreMessage_few: {
    bhs: '{{name}} i još {{count}} osobe reaguju na tvoj komentar uz objavu.',
    en: '{{name}} and {{count}} other people have reacted to your comment on a post.',
  },
  postCommentReactionMoreMessage_other: {
    bhs: '{{name}} i još {{count}} osoba reaguju na tvoj komentar uz objavu.',
    en: '{{name}} and {{count}} other people have reacted to your comment on a post.',
  },
  postSharedMoreTitle: { bhs: 'Tvoja objava se dijeli', en: 'Your post is shared' },
  postSharedMoreMessage_one: {
    bhs: '{{name}} i još {{count}} osoba dijele tvoju objavu uz svoje riječi.',
    en: '{{name}} and {{count}} other person have shared your post with words of their own.',
  },
  postSharedMoreMessage_few: {
    bhs: '{{name}} i još {{count}} osobe dijele tvoju objavu uz svoje riječi.',
    en: '{{name}} and {{count}} other people have shared your post with words of their own.',
  },
  postSharedMoreMessage_other: {
    bhs: '{{name}} i još {{count}} osoba dijele tvoju objavu uz svoje riječi.',
    en: '{{name}} and {{count}} other people have shared your post with words of their own.',
  },
  postSharedTitle: { bhs: 'Tvoja objava se dijeli', en: 'Your post is shared' },
  postSharedMessage: {
    bhs: '{{name}} dijeli tvoju objavu uz svoje riječi.',
    en: '{{name}} has shared your post with words of their own.',
  },
});
