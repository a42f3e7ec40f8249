export { GiftsPanel } from './lazy.tsx';
