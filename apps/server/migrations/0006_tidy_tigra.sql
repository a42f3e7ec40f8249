DROP INDEX "applications_one_draft";--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "applications_one_draft" ON "applications" USING btree ("call_id","owner_id") WHERE status = 'draft' AND deleted_at IS NULL;