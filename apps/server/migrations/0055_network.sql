CREATE TABLE "connection_invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"inviter_id" uuid NOT NULL,
	"invitee_id" uuid NOT NULL,
	"note" text NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "connections" (
	"member_id" uuid NOT NULL,
	"other_id" uuid NOT NULL,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "connections_member_id_other_id_pk" PRIMARY KEY("member_id","other_id")
);
--> statement-breakpoint
CREATE TABLE "member_blocks" (
	"blocker_id" uuid NOT NULL,
	"blocked_id" uuid NOT NULL,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "member_blocks_blocker_id_blocked_id_pk" PRIMARY KEY("blocker_id","blocked_id")
);
--> statement-breakpoint
CREATE TABLE "member_follows" (
	"follower_id" uuid NOT NULL,
	"followed_id" uuid NOT NULL,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "member_follows_follower_id_followed_id_pk" PRIMARY KEY("follower_id","followed_id")
);
--> statement-breakpoint
ALTER TABLE "connection_invitations" ADD CONSTRAINT "connection_invitations_inviter_id_users_id_fk" FOREIGN KEY ("inviter_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connection_invitations" ADD CONSTRAINT "connection_invitations_invitee_id_users_id_fk" FOREIGN KEY ("invitee_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connections" ADD CONSTRAINT "connections_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connections" ADD CONSTRAINT "connections_other_id_users_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_blocks" ADD CONSTRAINT "member_blocks_blocker_id_users_id_fk" FOREIGN KEY ("blocker_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_blocks" ADD CONSTRAINT "member_blocks_blocked_id_users_id_fk" FOREIGN KEY ("blocked_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_follows" ADD CONSTRAINT "member_follows_follower_id_users_id_fk" FOREIGN KEY ("follower_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_follows" ADD CONSTRAINT "member_follows_followed_id_users_id_fk" FOREIGN KEY ("followed_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "connection_invitations_pair" ON "connection_invitations" USING btree (least("inviter_id", "invitee_id"),greatest("inviter_id", "invitee_id")) WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX "connection_invitations_received" ON "connection_invitations" USING btree ("invitee_id","created_at","id") WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX "connection_invitations_sent" ON "connection_invitations" USING btree ("inviter_id","created_at","id") WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX "connection_invitations_between" ON "connection_invitations" USING btree ("inviter_id","invitee_id","created_at");--> statement-breakpoint
CREATE INDEX "connection_invitations_invitee" ON "connection_invitations" USING btree ("invitee_id");--> statement-breakpoint
CREATE INDEX "connections_since" ON "connections" USING btree ("member_id","since","other_id");--> statement-breakpoint
CREATE INDEX "connections_other" ON "connections" USING btree ("other_id");--> statement-breakpoint
CREATE INDEX "member_blocks_since" ON "member_blocks" USING btree ("blocker_id","since","blocked_id");--> statement-breakpoint
CREATE INDEX "member_blocks_blocked" ON "member_blocks" USING btree ("blocked_id","blocker_id");--> statement-breakpoint
CREATE INDEX "member_follows_following" ON "member_follows" USING btree ("follower_id","since","followed_id");--> statement-breakpoint
CREATE INDEX "member_follows_followers" ON "member_follows" USING btree ("followed_id","since","follower_id");