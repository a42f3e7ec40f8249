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
ALTER TABLE "notifications" drop column "kind";--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "kind" text GENERATED ALWAYS AS (CASE type WHEN 'team_invitation' THEN 'teams' WHEN 'invitation_response' THEN 'teams' WHEN 'team_activity' THEN 'teams' WHEN 'status_change' THEN 'applications' WHEN 'deadline' THEN 'applications' WHEN 'call_opened' THEN 'applications' WHEN 'review' THEN 'applications' WHEN 'donation' THEN 'donations' WHEN 'mentor_message' THEN 'mentors' WHEN 'article' THEN 'network' WHEN 'connection_request' THEN 'network' WHEN 'message' THEN 'network' WHEN 'group_invitation' THEN 'network' WHEN 'mention' THEN 'network' WHEN 'comment' THEN 'network' WHEN 'recommendation' THEN 'network' WHEN 'moderation' THEN 'network' END) STORED;--> statement-breakpoint
ALTER TABLE "conversation_members" ADD COLUMN "tell_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "conversation_members" ADD COLUMN "told_number" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "guardian_contacts" ADD CONSTRAINT "guardian_contacts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "guardian_contacts_confirm" ON "guardian_contacts" USING btree ("confirm_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "guardian_contacts_remove" ON "guardian_contacts" USING btree ("remove_hash");--> statement-breakpoint
CREATE INDEX "guardian_contacts_email" ON "guardian_contacts" USING btree ("email");--> statement-breakpoint
CREATE INDEX "guardian_contacts_ends" ON "guardian_contacts" USING btree ("expires_at") WHERE confirmed_at IS NULL;--> statement-breakpoint
CREATE INDEX "conversation_members_tell" ON "conversation_members" USING btree ("tell_at") WHERE tell_at IS NOT NULL;--> statement-breakpoint
-- The column took its indexes with it.
CREATE INDEX "notifications_kind" ON "notifications" USING btree ("user_id","kind","id") WHERE in_app;--> statement-breakpoint
CREATE INDEX "notifications_unread_kind" ON "notifications" USING btree ("user_id","kind","id") WHERE in_app AND read_at IS NULL;
