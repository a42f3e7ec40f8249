/** Types of notification (specification §3), in the order in which they are chosen. */
export const notificationTypes = [
  'team_invitation',
  'invitation_response',
  'team_activity',
  'status_change',
  'deadline',
  'call_opened',
  'review',
  'donation',
  'mentor_message',
  'article',
  'connection_request',
  'message',
  'group_invitation',
  'mention',
  'comment',
  'reaction',
  'recommendation',
  'moderation',
] as const;
export type NotificationType = (typeof notificationTypes)[number];

/** What notifications are sorted by: one tab of the page each. */
export const notificationKinds = [
  'teams',
  'applications',
  'donations',
  'mentors',
  'network',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

export interface TypeRule {
  readonly kind: NotificationKind;
  /** Whether those about the same thing on the same day stand in one row, with their number. */
  readonly folds: boolean;
  /** Whether it comes by e-mail, and to devices, unless the member chooses otherwise. */
  readonly mail: boolean;
  /** In the app it comes whatever the member chooses. */
  readonly always?: true;
}

/**
 * The rules of the types. What asks for an answer or decides something never folds: each of those
 * is news of its own.
 */
export const typeRules: Readonly<Record<NotificationType, TypeRule>> = {
  team_invitation: { kind: 'teams', folds: false, mail: true },
  invitation_response: { kind: 'teams', folds: true, mail: false },
  team_activity: { kind: 'teams', folds: true, mail: false },
  status_change: { kind: 'applications', folds: false, mail: true, always: true },
  deadline: { kind: 'applications', folds: false, mail: true },
  call_opened: { kind: 'applications', folds: false, mail: true },
  review: { kind: 'applications', folds: true, mail: false },
  donation: { kind: 'donations', folds: true, mail: false },
  mentor_message: { kind: 'mentors', folds: true, mail: true },
  article: { kind: 'network', folds: false, mail: true },
  connection_request: { kind: 'network', folds: false, mail: true },
  message: { kind: 'network', folds: true, mail: true },
  group_invitation: { kind: 'network', folds: false, mail: true },
  mention: { kind: 'network', folds: true, mail: false },
  comment: { kind: 'network', folds: true, mail: false },
  reaction: { kind: 'network', folds: true, mail: false },
  recommendation: { kind: 'network', folds: false, mail: true },
  moderation: { kind: 'network', folds: false, mail: true, always: true },
};
