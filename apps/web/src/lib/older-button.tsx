import { Button } from '@app/ui/button';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';

interface OlderButtonProps {
  readonly query: Pick<
    UseInfiniteQueryResult,
    'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'
  >;
  readonly children: string;
}

/** Goes on in a history that is read from its end; nothing where it is read whole. */
export function OlderButton({ query, children }: OlderButtonProps) {
  if (!query.hasNextPage) return null;
  return (
    <Button
      size="m"
      variant="ghost"
      busy={query.isFetchingNextPage}
      onClick={() => void query.fetchNextPage()}
    >
      {children}
    </Button>
  );
}
