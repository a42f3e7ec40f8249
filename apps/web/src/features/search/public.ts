export { SearchKey } from './header/search-key.tsx';
