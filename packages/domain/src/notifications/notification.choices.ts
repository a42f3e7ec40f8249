import { type NotificationKind, type NotificationType, typeRules } from './notification.types.ts';

/** `push`: on the devices on which the member turned it on, of what the app shows. */
export const channels = ['app', 'mail', 'push'] as const;
export type Channel = (typeof channels)[number];

export const mailFrequencies = ['at_once', 'daily', 'weekly', 'never'] as const;
export type MailFrequency = (typeof mailFrequencies)[number];

/** Mails come at once until the member chooses otherwise. */
export const defaultFrequency: MailFrequency = 'at_once';

/**
 * Why a member cannot change a choice: what happens to an application, and what moderators
 * decide, is always told in the app; what concerns the safety of an account always comes by e-mail; no e-mail comes at all while the
 * member wants none.
 */
export type Lock = 'status' | 'security' | 'no_mail';

export interface Choice {
  readonly on: boolean;
  /** Null: the member may change it. */
  readonly locked: Lock | null;
}

/** What a member has chosen; undefined where they chose nothing. */
export type SavedChoice = (type: NotificationType, channel: Channel) => boolean | undefined;

/** `saved`: what the member chose for it; undefined for the default. */
export function isOn(
  type: NotificationType,
  channel: Channel,
  saved: boolean | undefined,
): boolean {
  const rule = typeRules[type];
  if (channel === 'app') return rule.always === true || (saved ?? true);
  return saved ?? rule.mail;
}

export function choicesOf(
  type: NotificationType,
  saved: SavedChoice,
  frequency: MailFrequency,
): { readonly kind: NotificationKind } & Readonly<Record<Channel, Choice>> {
  const { kind, always } = typeRules[type];
  return {
    kind,
    app: {
      on: isOn(type, 'app', saved(type, 'app')),
      locked: always ? 'status' : null,
    },
    mail:
      frequency === 'never'
        ? { on: false, locked: 'no_mail' }
        : { on: isOn(type, 'mail', saved(type, 'mail')), locked: null },
    push: { on: isOn(type, 'push', saved(type, 'push')), locked: null },
  };
}

export const mayChoose = (type: NotificationType, channel: Channel, on: boolean): boolean =>
  on || channel !== 'app' || typeRules[type].always !== true;
