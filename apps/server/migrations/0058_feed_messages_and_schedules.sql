CREATE TABLE "guardian_contacts" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"id" uuid NOT NULL,
	"email" text NOT NULL,
	"confirm_hash" text,
	"remove_hash" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "notification_people" (
	"notification_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "notification_people_notification_id_user_id_pk" PRIMARY KEY("notification_id","user_id")
);
--> statement-breakpoint
DROP INDEX "articles_read";--> statement-breakpoint
ALTER TABLE "notifications" drop column "kind";--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "kind" text GENERATED ALWAYS AS (CASE type WHEN 'team_invitation' THEN 'teams' WHEN 'invitation_response' THEN 'teams' WHEN 'team_activity' THEN 'teams' WHEN 'status_change' THEN 'applications' WHEN 'deadline' THEN 'applications' WHEN 'call_opened' THEN 'applications' WHEN 'review' THEN 'applications' WHEN 'donation' THEN 'donations' WHEN 'mentor_message' THEN 'mentors' WHEN 'article' THEN 'network' WHEN 'connection_request' THEN 'network' WHEN 'message' THEN 'network' WHEN 'group_invitation' THEN 'network' WHEN 'mention' THEN 'network' WHEN 'comment' THEN 'network' WHEN 'reaction' THEN 'network' WHEN 'recommendation' THEN 'network' WHEN 'moderation' THEN 'network' END) STORED;--> statement-breakpoint
ALTER TABLE "content_pages" ADD COLUMN "scheduled" jsonb;--> statement-breakpoint
ALTER TABLE "content_pages" ADD COLUMN "appears_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "content_pages" ADD COLUMN "scheduled_by" uuid;--> statement-breakpoint
ALTER TABLE "conversation_members" ADD COLUMN "tell_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "conversation_members" ADD COLUMN "told_number" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "is_personal" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "gathered_by" text;--> statement-breakpoint
ALTER TABLE "report_cases" ADD COLUMN "rule" text;--> statement-breakpoint
ALTER TABLE "guardian_contacts" ADD CONSTRAINT "guardian_contacts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_people" ADD CONSTRAINT "notification_people_notification_id_notifications_id_fk" FOREIGN KEY ("notification_id") REFERENCES "public"."notifications"("id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "notification_people" ADD CONSTRAINT "notification_people_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "guardian_contacts_confirm" ON "guardian_contacts" USING btree ("confirm_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "guardian_contacts_remove" ON "guardian_contacts" USING btree ("remove_hash");--> statement-breakpoint
CREATE INDEX "guardian_contacts_email" ON "guardian_contacts" USING btree ("email");--> statement-breakpoint
CREATE INDEX "guardian_contacts_ends" ON "guardian_contacts" USING btree ("expires_at") WHERE confirmed_at IS NULL;--> statement-breakpoint
CREATE INDEX "notification_people_user" ON "notification_people" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "content_pages" ADD CONSTRAINT "content_pages_scheduled_by_users_id_fk" FOREIGN KEY ("scheduled_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "users_name_order" ON "users" USING btree ((replace(replace(replace(replace(replace(replace(replace(replace(lower(translate("first_name" || ' ' || "last_name", 'ČĆŠŽĐ', 'čćšžđ')), 'dž', 'd{'), 'đ', 'd|'), 'č', 'c{'), 'ć', 'c|'), 'lj', 'l{'), 'nj', 'n{'), 'š', 's{'), 'ž', 'z{') COLLATE "C"),"id");--> statement-breakpoint
CREATE INDEX "users_surname_order" ON "users" USING btree ((replace(replace(replace(replace(replace(replace(replace(replace(lower(translate("last_name" || ' ' || "first_name", 'ČĆŠŽĐ', 'čćšžđ')), 'dž', 'd{'), 'đ', 'd|'), 'č', 'c{'), 'ć', 'c|'), 'lj', 'l{'), 'nj', 'n{'), 'š', 's{'), 'ž', 'z{') COLLATE "C"),"id");--> statement-breakpoint
CREATE INDEX "conversation_members_tell" ON "conversation_members" USING btree ("tell_at") WHERE tell_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX "notifications_gathered" ON "notifications" USING btree ("user_id","gathered_by") WHERE gathered_by IS NOT NULL;--> statement-breakpoint
CREATE INDEX "notifications_from" ON "notifications" USING btree ("from_user_id");--> statement-breakpoint
CREATE INDEX "report_cases_removed" ON "report_cases" USING btree ("kind","subject_id") WHERE status = 'removed';--> statement-breakpoint
CREATE INDEX "articles_read" ON "articles" USING btree ("language","published_at","id","tags") WHERE status IN ('published', 'amended');--> statement-breakpoint
-- The column "kind" took its indexes with it.
CREATE INDEX "notifications_kind" ON "notifications" USING btree ("user_id","kind","id") WHERE in_app;--> statement-breakpoint
CREATE INDEX "notifications_unread_kind" ON "notifications" USING btree ("user_id","kind","id") WHERE in_app AND read_at IS NULL;--> statement-breakpoint
UPDATE "notifications" SET "is_personal" = true WHERE "from_user_id" IS NOT NULL AND ("text" LIKE 'post%' OR "text" IN ('connectionInvited', 'connectionAccepted', 'recommended', 'recommendationShown'));--> statement-breakpoint
UPDATE "notifications" SET "values" = "values" || '{"rule": {"bhs": "Nešto drugo", "en": "Something else"}}' WHERE "text" IN ('reportRemoved', 'reportWarned');
