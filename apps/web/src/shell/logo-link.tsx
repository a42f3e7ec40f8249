import { Logo } from '@app/ui/logo';
import { Link } from 'react-router';
import { useProduct } from '../lib/product.ts';

/** The mark and the brand, leading home. */
export function LogoLink({ to = '/' }: { to?: string }) {
  const { brand } = useProduct();
  return (
    <Link className="logo" to={to}>
      <Logo name={brand} bare />
    </Link>
  );
}
