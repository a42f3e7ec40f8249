import { mailFrequencies } from '@app/domain/notifications/notification.choices';
import { notificationKinds, notificationTypes } from '@app/domain/notifications/notification.types';
import { z } from 'zod';
import { Id, Instant, listQuery } from '../common.schemas.ts';

/** Types of notification (specification §3); the screens use a default for others. */
export const NotificationType = z.enum(notificationTypes);
export type NotificationType = z.infer<typeof NotificationType>;

export const NotificationKind = z.enum(notificationKinds);
export type NotificationKind = z.infer<typeof NotificationKind>;

/** A notification, its texts in the reader's language. */
export const NotificationView = z.object({
  id: Id,
  type: NotificationType,
  title: z.string(),
  message: z.string(),
  read: z.boolean(),
  createdAt: Instant,
  actionUrl: z.string().nullable(),
  /** Whose doing it is; null where the product speaks. */
  from: z.object({ id: Id, name: z.string(), profilePictureUrl: z.string().nullable() }).nullable(),
});
export type NotificationView = z.input<typeof NotificationView>;

/** Query of the list; what is left out filters nothing. */
export const NotificationsQuery = listQuery().extend({
  kind: NotificationKind.optional(),
  unread: z.enum(['true', 'false']).optional(),
});

/** How many are unread: in all, and of each kind. */
export const UnreadCounts = z.object({
  count: z.int().nonnegative(),
  kinds: z.object(
    Object.fromEntries(notificationKinds.map((kind) => [kind, z.int().nonnegative()])) as Record<
      NotificationKind,
      z.ZodInt
    >,
  ),
});
export type UnreadCounts = z.infer<typeof UnreadCounts>;

export const NotificationIds = z.object({ ids: z.array(Id).min(1).max(200) });

/** A time of day in Sarajevo, `HH:MM`. */
const TimeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** Hours in which no e-mail is wanted; they may pass midnight. */
export const QuietHours = z
  .object({ from: TimeOfDay, to: TimeOfDay })
  .refine(({ from, to }) => from !== to, { message: 'sameTime', path: ['to'] });
export type QuietHours = z.infer<typeof QuietHours>;

/**
 * One choice as it stands, and why it cannot be changed: `status` is always told in the app,
 * `security` always comes by e-mail, `no_mail` because the member wants no e-mail at all.
 */
export const Choice = z.object({
  on: z.boolean(),
  locked: z.enum(['status', 'security', 'no_mail']).nullable(),
});
export type Choice = z.infer<typeof Choice>;

/** All choices of a member, defaults filled in. */
export const NotificationChoices = z.object({
  types: z.array(
    z.object({
      type: NotificationType,
      kind: NotificationKind,
      app: Choice,
      mail: Choice,
      push: Choice,
    }),
  ),
  accountSecurity: Choice,
  frequency: z.enum(mailFrequencies),
  quietHours: QuietHours.nullable(),
  /** When the next digest is due; null where none is wanted. */
  nextDigestAt: Instant.nullable(),
  /** On how many devices the member turned notifications on. */
  devices: z.int().nonnegative(),
});
export type NotificationChoices = z.input<typeof NotificationChoices>;

/** What changes of the choices; what is left out stays. */
export const NotificationChoicesChange = z.object({
  types: z
    .array(
      z.object({
        type: NotificationType,
        app: z.boolean().optional(),
        mail: z.boolean().optional(),
        push: z.boolean().optional(),
      }),
    )
    .max(notificationTypes.length)
    .optional(),
  frequency: z.enum(mailFrequencies).optional(),
  quietHours: QuietHours.nullable().optional(),
});
export type NotificationChoicesChange = z.infer<typeof NotificationChoicesChange>;

/** Where the push service of a browser takes notifications for it (RFC 8030). */
const PushEndpoint = z.url({ protocol: /^https$/ }).max(500);

/** A browser that shows notifications, as `PushSubscription.toJSON()` says it (Push API). */
export const PushDevice = z.object({
  endpoint: PushEndpoint,
  keys: z.object({
    /** A point of P-256, 65 bytes in base64url (RFC 8291). */
    p256dh: z.string().regex(/^[\w-]{87}$/),
    /** 16 bytes in base64url. */
    auth: z.string().regex(/^[\w-]{22}$/),
  }),
});
export type PushDevice = z.infer<typeof PushDevice>;

export const PushDeviceGone = z.object({ endpoint: PushEndpoint });

/** The public key by which push services know the product (RFC 8292), in base64url. */
export const PushKey = z.object({ key: z.string() });
