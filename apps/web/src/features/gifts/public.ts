export { ConfirmedGoods, GiftsPanel } from './lazy.tsx';
