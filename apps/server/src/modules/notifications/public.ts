export { mailRecipients } from './choices.service.ts';
export { notifyGathered, takeBack } from './gathered.service.ts';
export { hideAbout, hideFrom, leadFrom, ledTo, markAbout } from './gone.repo.ts';
export { wasToldSince } from './notifications.repo.ts';
export { notificationsModule } from './notifications.routes.ts';
export {
  forgetAbout,
  forgetLeadingTo,
  type Notice,
  notify,
  tellPagesOf,
} from './notifications.service.ts';
export type { NotificationValue } from './notifications.view.ts';
