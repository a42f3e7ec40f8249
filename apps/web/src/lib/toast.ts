/** Shows one sentence for 5 s; the newest takes the place of the one before (specification §9). */
export { toast } from '@app/ui/toaster';
