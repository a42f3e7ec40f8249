export { mailRecipients } from './choices.service.ts';
export { gatheredTelling, notifyGathered, takeBack } from './gathered.service.ts';
export { hideAbout, hideFrom, leadFrom, ledTo, markAbout } from './gone.repo.ts';
export { wasNotifiedSince } from './notifications.repo.ts';
export { notificationsModule } from './notifications.routes.ts';
export {
  alongside,
  forgetAbout,
  forgetLeadingTo,
  noticeTelling,
  notify,
  tell,
  tellPagesOf,
} from './notifications.service.ts';
export type { NotificationValue } from './notifications.view.ts';
export { asRecipient, type Recipient, recipientsOf } from './recipients.repo.ts';
export { type Notice, nothingToTell, type Telling, tellingOf, together } from './telling.ts';
