DROP INDEX "articles_read";--> statement-breakpoint
ALTER TABLE "content_pages" ADD COLUMN "scheduled" jsonb;--> statement-breakpoint
ALTER TABLE "content_pages" ADD COLUMN "appears_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "content_pages" ADD COLUMN "scheduled_by" uuid;--> statement-breakpoint
ALTER TABLE "content_pages" ADD CONSTRAINT "content_pages_scheduled_by_users_id_fk" FOREIGN KEY ("scheduled_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "articles_read" ON "articles" USING btree ("language","published_at","id","tags") WHERE status IN ('published', 'amended');