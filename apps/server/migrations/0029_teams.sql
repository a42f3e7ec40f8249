CREATE TABLE "team_handovers" (
	"application_id" uuid PRIMARY KEY NOT NULL,
	"to_user_id" uuid NOT NULL,
	"offered_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "team_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"code" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "team_links_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "team_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"link_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"status" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "application_invitations" DROP CONSTRAINT "application_invitations_application_id_applications_id_fk";
--> statement-breakpoint
ALTER TABLE "application_invitations" ADD COLUMN "responsibility" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "application_invitations" ADD COLUMN "message" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "application_invitations" ADD COLUMN "code_hash" text;--> statement-breakpoint
ALTER TABLE "application_invitations" ADD COLUMN "sent_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "application_members" ADD COLUMN "responsibility" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "team_handovers" ADD CONSTRAINT "team_handovers_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_handovers" ADD CONSTRAINT "team_handovers_to_user_id_users_id_fk" FOREIGN KEY ("to_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_links" ADD CONSTRAINT "team_links_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_requests" ADD CONSTRAINT "team_requests_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_requests" ADD CONSTRAINT "team_requests_link_id_team_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."team_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_requests" ADD CONSTRAINT "team_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "team_handovers_to" ON "team_handovers" USING btree ("to_user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "team_links_standing" ON "team_links" USING btree ("application_id") WHERE withdrawn_at IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "team_requests_link_user" ON "team_requests" USING btree ("link_id","user_id");--> statement-breakpoint
CREATE INDEX "team_requests_application" ON "team_requests" USING btree ("application_id","asked_at");--> statement-breakpoint
CREATE INDEX "team_requests_user" ON "team_requests" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "application_invitations" ADD CONSTRAINT "application_invitations_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_invitations_invitee" ON "application_invitations" USING btree ("invitee_user_id");--> statement-breakpoint
CREATE INDEX "application_invitations_address" ON "application_invitations" USING btree (lower("invitee_email"));--> statement-breakpoint
CREATE UNIQUE INDEX "application_invitations_pending" ON "application_invitations" USING btree ("application_id",lower("invitee_email")) WHERE status = 'pending' AND invitee_email <> '';