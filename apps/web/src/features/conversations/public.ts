export { MessageKey, MessagesBell } from './messages-bell.tsx';
