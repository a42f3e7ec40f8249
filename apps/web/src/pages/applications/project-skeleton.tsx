import { Skeleton } from '@app/ui/skeleton';

export function ProjectSkeleton() {
  return (
    <div className="wrap section" aria-hidden="true">
      <Skeleton width={160} />
      <Skeleton className="mt5" width="min(560px, 90%)" height={56} />
      <Skeleton className="mt4" width="min(480px, 80%)" />
      <Skeleton className="mt6" height={280} />
    </div>
  );
}
