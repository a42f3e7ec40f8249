export { MessageButton, MessagesBell } from './messages-bell.tsx';
