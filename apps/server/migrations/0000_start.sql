CREATE SEQUENCE "public"."receipt_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "account_secrets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"form" text NOT NULL,
	"hash" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"requested_from" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"used_from" text
);
--> statement-breakpoint
CREATE TABLE "email_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"old_email" text NOT NULL,
	"new_email" text NOT NULL,
	"confirm_hash" text,
	"undo_hash" text,
	"requested_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"undo_until" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "ob_permissions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"permission_type" text NOT NULL,
	"scope" text NOT NULL,
	"scope_value" text,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"hash" text NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refresh_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "second_factors" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"enabled_at" timestamp with time zone,
	"last_step" integer,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"user_agent" text NOT NULL,
	"ip" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"ended_because" text
);
--> statement-breakpoint
CREATE TABLE "sign_in_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"user_id" uuid,
	"outcome" text NOT NULL,
	"ip" text NOT NULL,
	"user_agent" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"password_hash" text,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"role" text DEFAULT 'INDIVIDUAL' NOT NULL,
	"language" text NOT NULL,
	"verified_at" timestamp with time zone,
	"onboarded_at" timestamp with time zone,
	"phone_number" text,
	"gender" text,
	"interests" text[] DEFAULT '{}' NOT NULL,
	"picture" text,
	"password_changed_at" timestamp with time zone,
	"deletion_requested_at" timestamp with time zone,
	"deletion_due_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "application_invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"invitee_user_id" uuid,
	"invitee_name" text NOT NULL,
	"invitee_email" text NOT NULL,
	"role" text NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "application_members" (
	"id" uuid NOT NULL,
	"application_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	CONSTRAINT "application_members_application_id_user_id_pk" PRIMARY KEY("application_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "application_revisions" (
	"application_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"content" jsonb NOT NULL,
	"submitted_by" uuid NOT NULL,
	"submitted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "application_revisions_application_id_number_pk" PRIMARY KEY("application_id","number")
);
--> statement-breakpoint
CREATE TABLE "application_transitions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"from" text NOT NULL,
	"to" text NOT NULL,
	"event" text NOT NULL,
	"actor_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"sections" text[] DEFAULT '{}' NOT NULL,
	"revision" integer NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "applications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"call_id" uuid NOT NULL,
	"bank_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"status" text NOT NULL,
	"content" jsonb NOT NULL,
	"edit_revision" integer DEFAULT 0 NOT NULL,
	"field_revisions" jsonb NOT NULL,
	"submitted_revision" integer DEFAULT 0 NOT NULL,
	"open_sections" text[],
	"return_reason" text,
	"project_title" text NOT NULL,
	"requested_amount" bigint NOT NULL,
	"copied_from" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"submitted_at" timestamp with time zone,
	"announced_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "youth_banks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"municipality" text NOT NULL,
	"emblem" text NOT NULL,
	"description_bhs" text NOT NULL,
	"description_en" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "calls" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"bank_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"title_bhs" text NOT NULL,
	"title_en" text NOT NULL,
	"summary_bhs" text NOT NULL,
	"summary_en" text NOT NULL,
	"description_bhs" text NOT NULL,
	"description_en" text NOT NULL,
	"opens_at" timestamp with time zone NOT NULL,
	"closes_at" timestamp with time zone NOT NULL,
	"min_amount" bigint NOT NULL,
	"max_amount" bigint NOT NULL,
	"total_fund" bigint NOT NULL,
	"expected_projects" text NOT NULL,
	"min_team" integer NOT NULL,
	"max_team" integer NOT NULL,
	"quorum" integer NOT NULL,
	"eligible" jsonb NOT NULL,
	"not_eligible" jsonb NOT NULL,
	"timeline" jsonb NOT NULL,
	"rubric" jsonb NOT NULL,
	"faq" jsonb NOT NULL,
	"contact" jsonb NOT NULL,
	"decisions_published_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "campaigns" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"bank_id" uuid NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"municipality" text NOT NULL,
	"picture" text,
	"target" bigint NOT NULL,
	"minimum" bigint NOT NULL,
	"settled" bigint DEFAULT 0 NOT NULL,
	"held" bigint DEFAULT 0 NOT NULL,
	"donor_count" integer DEFAULT 0 NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	"told_donors" integer DEFAULT 0 NOT NULL,
	"told_settled" bigint DEFAULT 0 NOT NULL,
	"told_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "campaigns_never_above_target" CHECK (settled >= 0 AND held >= 0 AND settled + held <= target)
);
--> statement-breakpoint
CREATE TABLE "donation_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"donation_id" uuid NOT NULL,
	"event" text NOT NULL,
	"provider_event_id" text,
	"data" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "donations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_number" text NOT NULL,
	"campaign_id" uuid NOT NULL,
	"status" text NOT NULL,
	"amount" bigint NOT NULL,
	"donor_name" text NOT NULL,
	"donor_surname" text NOT NULL,
	"donor_email" text NOT NULL,
	"donor_phone" text NOT NULL,
	"donor_address" text NOT NULL,
	"donor_city" text NOT NULL,
	"donor_postal_code" text NOT NULL,
	"donor_country" text NOT NULL,
	"message" text NOT NULL,
	"show_name" boolean NOT NULL,
	"language" text NOT NULL,
	"idempotency_key" text,
	"request_hash" text NOT NULL,
	"flow" text NOT NULL,
	"provider_reference" text,
	"client_secret" text,
	"asked_at" timestamp with time zone,
	"receipt_number" text,
	"hold_expires_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "donations_positive" CHECK (amount > 0)
);
--> statement-breakpoint
CREATE TABLE "notification_choices" (
	"user_id" uuid NOT NULL,
	"type" text NOT NULL,
	"channel" text NOT NULL,
	"on" boolean NOT NULL,
	CONSTRAINT "notification_choices_user_id_type_channel_pk" PRIMARY KEY("user_id","type","channel")
);
--> statement-breakpoint
CREATE TABLE "notification_mails" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"frequency" text NOT NULL,
	"quiet_from" smallint,
	"quiet_to" smallint,
	"digested_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"type" text NOT NULL,
	"kind" text GENERATED ALWAYS AS (CASE type WHEN 'team_invitation' THEN 'teams' WHEN 'invitation_response' THEN 'teams' WHEN 'team_activity' THEN 'teams' WHEN 'status_change' THEN 'applications' WHEN 'review' THEN 'applications' WHEN 'donation' THEN 'donations' WHEN 'mentor_message' THEN 'mentors' WHEN 'connection_request' THEN 'network' WHEN 'mention' THEN 'network' WHEN 'comment' THEN 'network' END) STORED,
	"text" text NOT NULL,
	"values" jsonb NOT NULL,
	"from_user_id" uuid,
	"action_url" text,
	"read_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"in_app" boolean DEFAULT true NOT NULL,
	"mail_waits" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "data_archives" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"state" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"ready_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"file_key" text,
	"size" integer
);
--> statement-breakpoint
CREATE TABLE "profiles" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"headline" text DEFAULT '' NOT NULL,
	"about" text DEFAULT '' NOT NULL,
	"place" text DEFAULT '' NOT NULL,
	"seeking" text[] DEFAULT '{}' NOT NULL,
	"skills" text[] DEFAULT '{}' NOT NULL,
	"experience" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"education" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"volunteering" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"languages" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"links" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"section_revisions" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"updated_at" timestamp with time zone,
	"visibility" text DEFAULT 'everyone' NOT NULL,
	"search_engines" boolean DEFAULT false NOT NULL,
	"parts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"privacy_changed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"reviewer_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"scores" jsonb NOT NULL,
	"note" text NOT NULL,
	"total" double precision,
	"revision" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "text_overrides" (
	"key" text PRIMARY KEY NOT NULL,
	"value_bhs" text,
	"value_en" text,
	"updated_by" uuid,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor_id" uuid,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"details" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"tries" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "demo_mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"to" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account_secrets" ADD CONSTRAINT "account_secrets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ob_permissions" ADD CONSTRAINT "ob_permissions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_in_events" ADD CONSTRAINT "sign_in_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_invitations" ADD CONSTRAINT "application_invitations_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_invitations" ADD CONSTRAINT "application_invitations_invitee_user_id_users_id_fk" FOREIGN KEY ("invitee_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_members" ADD CONSTRAINT "application_members_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_members" ADD CONSTRAINT "application_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_revisions" ADD CONSTRAINT "application_revisions_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_transitions" ADD CONSTRAINT "application_transitions_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_transitions" ADD CONSTRAINT "application_transitions_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_call_id_calls_id_fk" FOREIGN KEY ("call_id") REFERENCES "public"."calls"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_bank_id_youth_banks_id_fk" FOREIGN KEY ("bank_id") REFERENCES "public"."youth_banks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calls" ADD CONSTRAINT "calls_bank_id_youth_banks_id_fk" FOREIGN KEY ("bank_id") REFERENCES "public"."youth_banks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_bank_id_youth_banks_id_fk" FOREIGN KEY ("bank_id") REFERENCES "public"."youth_banks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "donation_events" ADD CONSTRAINT "donation_events_donation_id_donations_id_fk" FOREIGN KEY ("donation_id") REFERENCES "public"."donations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "donations" ADD CONSTRAINT "donations_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_choices" ADD CONSTRAINT "notification_choices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_mails" ADD CONSTRAINT "notification_mails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_from_user_id_users_id_fk" FOREIGN KEY ("from_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_archives" ADD CONSTRAINT "data_archives_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_reviewer_id_users_id_fk" FOREIGN KEY ("reviewer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "account_secrets_link" ON "account_secrets" USING btree ("hash") WHERE form = 'link';--> statement-breakpoint
CREATE INDEX "account_secrets_user" ON "account_secrets" USING btree ("user_id","purpose");--> statement-breakpoint
CREATE INDEX "account_secrets_requested" ON "account_secrets" USING btree ("requested_from","created_at");--> statement-breakpoint
CREATE INDEX "account_secrets_expires" ON "account_secrets" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "email_changes_user" ON "email_changes" USING btree ("user_id","requested_at");--> statement-breakpoint
CREATE UNIQUE INDEX "email_changes_confirm" ON "email_changes" USING btree ("confirm_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "email_changes_undo" ON "email_changes" USING btree ("undo_hash");--> statement-breakpoint
CREATE INDEX "ob_permissions_user" ON "ob_permissions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "ob_permissions_scope" ON "ob_permissions" USING btree ("scope_value","permission_type");--> statement-breakpoint
CREATE INDEX "recovery_codes_user" ON "recovery_codes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "refresh_tokens_session" ON "refresh_tokens" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "refresh_tokens_expires" ON "refresh_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id","last_used_at");--> statement-breakpoint
CREATE INDEX "sign_in_events_at" ON "sign_in_events" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "sign_in_events_user" ON "sign_in_events" USING btree ("user_id","at","id");--> statement-breakpoint
CREATE INDEX "sign_in_events_outcome" ON "sign_in_events" USING btree ("outcome","at","id");--> statement-breakpoint
CREATE INDEX "sign_in_events_ip" ON "sign_in_events" USING btree ("ip","at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree ("email");--> statement-breakpoint
CREATE INDEX "users_deletion_due" ON "users" USING btree ("deletion_due_at") WHERE deletion_due_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX "users_closed" ON "users" USING btree ("closed_at","id") WHERE closed_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX "users_find_name" ON "users" USING btree ((lower(translate("first_name" || ' ' || "last_name", 'ČĆŠŽĐčćšžđ', 'ccszdccszd')) COLLATE "C"),"id");--> statement-breakpoint
CREATE INDEX "users_find_surname" ON "users" USING btree ((lower(translate("last_name" || ' ' || "first_name", 'ČĆŠŽĐčćšžđ', 'ccszdccszd')) COLLATE "C"),"id");--> statement-breakpoint
CREATE INDEX "users_find_email" ON "users" USING btree (("email" COLLATE "C"),"id");--> statement-breakpoint
CREATE INDEX "application_invitations_application" ON "application_invitations" USING btree ("application_id");--> statement-breakpoint
CREATE UNIQUE INDEX "application_members_id" ON "application_members" USING btree ("id");--> statement-breakpoint
CREATE INDEX "application_members_user" ON "application_members" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "application_transitions_application" ON "application_transitions" USING btree ("application_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "applications_slug" ON "applications" USING btree ("slug");--> statement-breakpoint
CREATE UNIQUE INDEX "applications_one_draft" ON "applications" USING btree ("call_id","owner_id") WHERE status = 'draft';--> statement-breakpoint
CREATE INDEX "applications_owner" ON "applications" USING btree ("owner_id","updated_at");--> statement-breakpoint
CREATE INDEX "applications_submitted" ON "applications" USING btree ("call_id","submitted_at","id") WHERE submitted_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX "applications_call_status" ON "applications" USING btree ("call_id","status");--> statement-breakpoint
CREATE UNIQUE INDEX "youth_banks_slug" ON "youth_banks" USING btree ("slug");--> statement-breakpoint
CREATE UNIQUE INDEX "calls_slug" ON "calls" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "calls_closes" ON "calls" USING btree ("closes_at","id");--> statement-breakpoint
CREATE INDEX "calls_opens" ON "calls" USING btree ("opens_at","id");--> statement-breakpoint
CREATE INDEX "calls_kind_closes" ON "calls" USING btree ("kind","closes_at","id");--> statement-breakpoint
CREATE INDEX "calls_kind_opens" ON "calls" USING btree ("kind","opens_at","id");--> statement-breakpoint
CREATE INDEX "calls_bank_closes" ON "calls" USING btree ("bank_id","closes_at","id");--> statement-breakpoint
CREATE INDEX "calls_bank_opens" ON "calls" USING btree ("bank_id","opens_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "campaigns_open" ON "campaigns" USING btree ("application_id") WHERE closed_at IS NULL;--> statement-breakpoint
CREATE INDEX "campaigns_application" ON "campaigns" USING btree ("application_id","created_at");--> statement-breakpoint
CREATE INDEX "campaigns_ends" ON "campaigns" USING btree ("ends_at","id");--> statement-breakpoint
CREATE INDEX "campaigns_bank" ON "campaigns" USING btree ("bank_id","ends_at","id");--> statement-breakpoint
CREATE INDEX "donation_events_donation" ON "donation_events" USING btree ("donation_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "donation_events_provider" ON "donation_events" USING btree ("provider_event_id") WHERE provider_event_id IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "donations_order" ON "donations" USING btree ("order_number");--> statement-breakpoint
CREATE UNIQUE INDEX "donations_idempotency" ON "donations" USING btree ("idempotency_key") WHERE idempotency_key IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "donations_receipt" ON "donations" USING btree ("receipt_number") WHERE receipt_number IS NOT NULL;--> statement-breakpoint
CREATE INDEX "donations_settled" ON "donations" USING btree ("campaign_id","settled_at" DESC NULLS FIRST,"id") WHERE status = 'settled';--> statement-breakpoint
CREATE INDEX "donations_held" ON "donations" USING btree ("campaign_id","hold_expires_at") WHERE status = 'held';--> statement-breakpoint
CREATE INDEX "donations_donor" ON "donations" USING btree ("donor_email") WHERE donor_email <> '';--> statement-breakpoint
CREATE INDEX "donations_undecided" ON "donations" USING btree ("created_at") WHERE status IN ('held', 'expired', 'declined');--> statement-breakpoint
CREATE INDEX "notification_mails_digest" ON "notification_mails" USING btree ("frequency","user_id") WHERE frequency IN ('daily', 'weekly');--> statement-breakpoint
CREATE INDEX "notifications_user" ON "notifications" USING btree ("user_id","id") WHERE in_app;--> statement-breakpoint
CREATE INDEX "notifications_kind" ON "notifications" USING btree ("user_id","kind","id") WHERE in_app;--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("user_id","id") WHERE in_app AND read_at IS NULL;--> statement-breakpoint
CREATE INDEX "notifications_unread_kind" ON "notifications" USING btree ("user_id","kind","id") WHERE in_app AND read_at IS NULL;--> statement-breakpoint
CREATE INDEX "notifications_mail" ON "notifications" USING btree ("user_id","created_at") WHERE mail_waits;--> statement-breakpoint
CREATE INDEX "notifications_hidden" ON "notifications" USING btree ("created_at") WHERE NOT in_app AND NOT mail_waits;--> statement-breakpoint
CREATE INDEX "data_archives_user" ON "data_archives" USING btree ("user_id","requested_at");--> statement-breakpoint
CREATE UNIQUE INDEX "data_archives_one_prepared" ON "data_archives" USING btree ("user_id") WHERE state = 'preparing';--> statement-breakpoint
CREATE INDEX "data_archives_expires" ON "data_archives" USING btree ("expires_at") WHERE state = 'ready';--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_one" ON "reviews" USING btree ("application_id","reviewer_id");--> statement-breakpoint
CREATE INDEX "reviews_reviewer" ON "reviews" USING btree ("reviewer_id");--> statement-breakpoint
CREATE INDEX "audit_entries_subject" ON "audit_entries" USING btree ("subject","at");--> statement-breakpoint
CREATE INDEX "audit_entries_at" ON "audit_entries" USING btree ("at");--> statement-breakpoint
CREATE INDEX "audit_entries_action" ON "audit_entries" USING btree ("action","at","id");--> statement-breakpoint
CREATE INDEX "rate_limits_ends_at" ON "rate_limits" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "demo_mails_to" ON "demo_mails" USING btree ("to","id");