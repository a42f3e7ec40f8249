export { MentorshipDesk, MentorshipPanel, UnreadMentorship } from './lazy.tsx';
