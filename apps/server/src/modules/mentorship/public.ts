export { mentorshipModule } from './mentorship.routes.ts';
export { ticketsWaiting } from './tickets.repo.ts';
