import type { PostComment, PostView } from '@app/contracts/posts/posts.schemas';

const person = (n: number, name: string) => ({
  id: `0199aaaa-0000-7000-8000-0000000000b${n}`,
  name,
  title: 'Studentica građevine, Bihać',
  profileSlug: null,
  profilePictureUrl: null,
});

export const selma = person(1, 'Selma Bajrić');
export const emir = person(2, 'Emir Delić');

export const nothingWith: PostView['metadata'] = {
  mentions: [],
  attachments: [],
  linkPreview: null,
  courseName: '',
  recommendedPerson: null,
  pollOptions: null,
  pollEndsAt: null,
};

const noReactions = { like: 0, useful: 0, inspiring: 0, support: 0 };

/** A post of somebody else's. */
export const somePost: PostView = {
  id: '0199aaaa-0000-7000-8000-0000000000c1',
  author: selma,
  content: 'Prva subota radionice je iza nas.',
  type: 'status',
  status: 'published',
  visibility: 'public',
  metadata: nothingWith,
  createdAt: '2026-11-01T09:00:00.000Z',
  editedAt: null,
  reason: { kind: 'connection', name: '' },
  reactions: noReactions,
  comments: 0,
  shares: 0,
  ownReaction: null,
  isBookmarked: false,
  isHidden: false,
  isPinned: false,
  isShare: false,
  sharedPost: null,
  poll: null,
  removedAt: null,
  removal: null,
  canEdit: false,
  canRemove: false,
  canPin: false,
  canComment: true,
  canShare: true,
  canReport: true,
  canModerate: false,
};

export const someComment: PostComment = {
  id: '0199aaaa-0000-7000-8000-0000000000d1',
  postId: somePost.id,
  parentId: null,
  author: emir,
  text: 'Dolazim i ja.',
  mentions: [],
  createdAt: '2026-11-01T10:00:00.000Z',
  editedAt: null,
  isDeleted: false,
  removedAt: null,
  removal: null,
  byAuthor: false,
  isOwn: false,
  reactions: noReactions,
  ownReaction: null,
  changeableUntil: null,
  canRemove: false,
  canReport: true,
};
