import { Logo } from '@app/ui/logo';
import { Link } from '../lib/addresses/links.tsx';
import { useProduct } from '../lib/page/product.ts';

export function LogoLink({ to = '/' }: { to?: string }) {
  const { brand } = useProduct();
  return (
    <Link className="logo" to={to}>
      <Logo name={brand} bare />
    </Link>
  );
}
