ALTER TABLE "users" ADD COLUMN "municipality" text;--> statement-breakpoint
ALTER TABLE "calls" ADD COLUMN "topics" text[] DEFAULT '{}' NOT NULL;