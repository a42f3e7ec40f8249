export { TextsDenied } from './parts/denied.tsx';
export { ProductTexts } from './parts/product-texts.tsx';
