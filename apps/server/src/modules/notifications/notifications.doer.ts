import type { NotificationText } from '@app/messages/notifications';

/**
 * What becomes of a notice that names whoever did something, once they are erased: what is still so
 * stays without their name, what was asked or is no longer so ends. A test holds that each text that
 * names somebody stands here.
 */
export const afterDoer: Partial<Record<NotificationText, 'stays' | 'ends'>> = {
  comment: 'stays',
  commentBoard: 'stays',
  commentMention: 'stays',
  applicationDeletedTeam: 'ends',
  mentorAssigned: 'stays',
  mentorClaimedTeam: 'ends',
  mentorMessageTeam: 'stays',
  invitationAccepted: 'ends',
  connectionInvited: 'ends',
  connectionAccepted: 'ends',
  recommended: 'ends',
  recommendationShown: 'ends',
  // What invites to a team, a group or an article goes with what it invites to.
  teamInvited: 'stays',
  invitationDeclined: 'stays',
  teamAsked: 'ends',
  teamJoinedTeam: 'ends',
  consentAgreed: 'ends',
  consentRefused: 'ends',
  consentWithdrawn: 'ends',
  teamWroteTeam: 'stays',
  teamLeftTeam: 'stays',
  handoverOffered: 'ends',
  handoverAnsweredTeam: 'ends',
  handoverDeclined: 'stays',
  teamActivity: 'ends',
  remindTeamSign: 'stays',
  remindTeamProof: 'stays',
  remindTeamReceipt: 'stays',
  remindTeamReport: 'stays',
  remindScores: 'stays',
  remindDuty: 'stays',
  messageUnread: 'ends',
  groupUnread: 'stays',
  messageRequest: 'ends',
  groupInvited: 'stays',
  articleWaiting: 'stays',
  articleInvited: 'stays',
  articleAgreed: 'ends',
  articleDeclined: 'stays',
  articleLeft: 'stays',
  articleMention: 'stays',
  articleComment: 'ends',
  articleAnswer: 'ends',
  postMention: 'ends',
  postRecommended: 'ends',
  postCommentMention: 'ends',
  postComment: 'ends',
  postAnswer: 'ends',
  postReaction: 'ends',
  postCommentReaction: 'ends',
  postShared: 'ends',
  pageUnscheduled: 'stays',
  pageRescheduled: 'stays',
  pagePublishedEarlier: 'stays',
};

export const endsWithDoer = (Object.keys(afterDoer) as NotificationText[]).filter(
  (text) => afterDoer[text] === 'ends',
);
