export { mentorshipModule } from './mentorship.routes.ts';
