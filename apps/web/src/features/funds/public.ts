export { funds } from './client.ts';
export { MoneyBook } from './parts/money-book.tsx';
