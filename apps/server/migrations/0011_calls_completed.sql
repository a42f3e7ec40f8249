CREATE TABLE "call_drafts" (
	"call_id" uuid PRIMARY KEY NOT NULL,
	"content" jsonb NOT NULL,
	"revision" integer NOT NULL,
	"field_revisions" jsonb NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"saved_by" uuid
);
--> statement-breakpoint
CREATE TABLE "call_follows" (
	"user_id" uuid NOT NULL,
	"bank_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "call_follows_user_id_bank_id_kind_pk" PRIMARY KEY("user_id","bank_id","kind")
);
--> statement-breakpoint
CREATE TABLE "call_history" (
	"id" uuid PRIMARY KEY NOT NULL,
	"call_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor_id" uuid,
	"event" text NOT NULL,
	"reason" text NOT NULL,
	"fields" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "call_reminders" (
	"call_id" uuid NOT NULL,
	"closes_at" timestamp with time zone NOT NULL,
	"hours" integer NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "call_reminders_call_id_closes_at_hours_pk" PRIMARY KEY("call_id","closes_at","hours")
);
--> statement-breakpoint
ALTER TABLE "notifications" drop column "kind";--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "kind" text GENERATED ALWAYS AS (CASE type WHEN 'team_invitation' THEN 'teams' WHEN 'invitation_response' THEN 'teams' WHEN 'team_activity' THEN 'teams' WHEN 'status_change' THEN 'applications' WHEN 'deadline' THEN 'applications' WHEN 'call_opened' THEN 'applications' WHEN 'review' THEN 'applications' WHEN 'donation' THEN 'donations' WHEN 'mentor_message' THEN 'mentors' WHEN 'connection_request' THEN 'network' WHEN 'mention' THEN 'network' WHEN 'comment' THEN 'network' END) STORED;--> statement-breakpoint
ALTER TABLE "calls" ADD COLUMN "status" text;--> statement-breakpoint
ALTER TABLE "calls" ADD COLUMN "published_at" timestamp with time zone;--> statement-breakpoint
UPDATE "calls" SET "published_at" = "created_at", "status" = CASE
  WHEN "decisions_published_at" IS NOT NULL THEN 'decided'
  WHEN "closes_at" <= now() THEN 'closed'
  WHEN "opens_at" <= now() THEN 'open'
  ELSE 'scheduled'
END;--> statement-breakpoint
ALTER TABLE "calls" ALTER COLUMN "status" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "calls" ADD COLUMN "partner_bank_ids" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "calls" ADD COLUMN "decisions_by" date;--> statement-breakpoint
ALTER TABLE "calls" ADD COLUMN "own_contribution" jsonb;--> statement-breakpoint
ALTER TABLE "calls" ADD COLUMN "min_age" integer;--> statement-breakpoint
ALTER TABLE "calls" ADD COLUMN "max_age" integer;--> statement-breakpoint
ALTER TABLE "calls" ADD COLUMN "municipalities" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "calls" ADD COLUMN "questions" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "calls" ADD COLUMN "compulsory" text[];--> statement-breakpoint
ALTER TABLE "calls" ADD COLUMN "extra_questions" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "calls" ADD COLUMN "documents" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "calls" ADD COLUMN "picture" text;--> statement-breakpoint
ALTER TABLE "calls" ADD COLUMN "picture_alt" jsonb DEFAULT '{"bhs":"","en":""}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "calls" ADD COLUMN "seo" jsonb DEFAULT '{"title":{"bhs":"","en":""},"description":{"bhs":"","en":""}}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "calls" ADD COLUMN "landing" jsonb;--> statement-breakpoint
ALTER TABLE "call_drafts" ADD CONSTRAINT "call_drafts_call_id_calls_id_fk" FOREIGN KEY ("call_id") REFERENCES "public"."calls"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_drafts" ADD CONSTRAINT "call_drafts_saved_by_users_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_follows" ADD CONSTRAINT "call_follows_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_follows" ADD CONSTRAINT "call_follows_bank_id_youth_banks_id_fk" FOREIGN KEY ("bank_id") REFERENCES "public"."youth_banks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_history" ADD CONSTRAINT "call_history_call_id_calls_id_fk" FOREIGN KEY ("call_id") REFERENCES "public"."calls"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_history" ADD CONSTRAINT "call_history_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_reminders" ADD CONSTRAINT "call_reminders_call_id_calls_id_fk" FOREIGN KEY ("call_id") REFERENCES "public"."calls"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "call_follows_bank" ON "call_follows" USING btree ("bank_id","kind");--> statement-breakpoint
CREATE INDEX "call_history_call" ON "call_history" USING btree ("call_id","id");--> statement-breakpoint
CREATE INDEX "call_history_actor" ON "call_history" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "calls_made" ON "calls" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "calls_bank_made" ON "calls" USING btree ("bank_id","created_at","id");--> statement-breakpoint
CREATE INDEX "calls_to_open" ON "calls" USING btree ("opens_at") WHERE status = 'scheduled';--> statement-breakpoint
CREATE INDEX "calls_to_close" ON "calls" USING btree ("closes_at") WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "notifications_kind" ON "notifications" USING btree ("user_id","kind","id") WHERE in_app;--> statement-breakpoint
CREATE INDEX "notifications_unread_kind" ON "notifications" USING btree ("user_id","kind","id") WHERE in_app AND read_at IS NULL;
