CREATE SEQUENCE "public"."receipt_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."gift_receipt_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "account_secrets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"form" text NOT NULL,
	"hash" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"requested_from" text NOT NULL,
	"request_hash" text,
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
CREATE TABLE "second_factor_removals" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"stop_hash" text NOT NULL,
	"reported_at" timestamp with time zone,
	"contact" text DEFAULT '' NOT NULL,
	"requested_by" uuid,
	"requested_at" timestamp with time zone,
	"proof" text,
	"note" text DEFAULT '' NOT NULL,
	"confirmed_by" uuid,
	"confirmed_at" timestamp with time zone
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
	"birth_year" integer,
	"adult_said_at" timestamp with time zone,
	"municipality" text,
	"interests" text[] DEFAULT '{}' NOT NULL,
	"picture" text,
	"password_changed_at" timestamp with time zone,
	"deletion_requested_at" timestamp with time zone,
	"deletion_due_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "agreement_copies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"state" text NOT NULL,
	"sent_by" uuid,
	"sent_at" timestamp with time zone,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "agreement_copies_sent" CHECK (state = 'draft' OR sent_at IS NOT NULL)
);
--> statement-breakpoint
CREATE TABLE "agreement_copy_pages" (
	"copy_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"place" integer NOT NULL,
	CONSTRAINT "agreement_copy_pages_copy_id_file_id_pk" PRIMARY KEY("copy_id","file_id")
);
--> statement-breakpoint
CREATE TABLE "agreement_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"event" text NOT NULL,
	"item_id" uuid,
	"actor_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "agreement_exceptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"bank_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"amount" bigint NOT NULL,
	"happened_on" date,
	"reason" text NOT NULL,
	"proposed_by" uuid NOT NULL,
	"proposed_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"decision_reason" text NOT NULL,
	CONSTRAINT "agreement_exceptions_positive" CHECK (amount > 0),
	CONSTRAINT "agreement_exceptions_two_people" CHECK (decided_by IS NULL OR decided_by <> proposed_by)
);
--> statement-breakpoint
CREATE TABLE "agreement_expenses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"line_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"spent_on" date NOT NULL,
	"supplier" text NOT NULL,
	"what" text NOT NULL,
	"file_id" uuid NOT NULL,
	"state" text NOT NULL,
	"reason" text NOT NULL,
	"sent_by" uuid NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"over_reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "agreement_expenses_positive" CHECK (amount > 0)
);
--> statement-breakpoint
CREATE TABLE "agreement_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"milestone_id" uuid,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"bytes" integer NOT NULL,
	"hash" text NOT NULL,
	"uploaded_by" uuid NOT NULL,
	"uploaded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "agreement_milestones" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"title" text NOT NULL,
	"what" text NOT NULL,
	"due_on" date NOT NULL,
	"state" text NOT NULL,
	"note" text NOT NULL,
	"reason" text NOT NULL,
	"decided_at" timestamp with time zone,
	"asked_on" date,
	"asked_reason" text DEFAULT '' NOT NULL,
	"reminded" integer,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "agreement_points" (
	"application_id" uuid NOT NULL,
	"point" text NOT NULL,
	"ticked_by" uuid NOT NULL,
	"ticked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "agreement_points_application_id_point_pk" PRIMARY KEY("application_id","point")
);
--> statement-breakpoint
CREATE TABLE "agreement_reports" (
	"application_id" uuid PRIMARY KEY NOT NULL,
	"content" jsonb NOT NULL,
	"state" text NOT NULL,
	"revision" integer NOT NULL,
	"reason" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "agreement_templates" (
	"bank_id" uuid PRIMARY KEY NOT NULL,
	"clauses" jsonb NOT NULL,
	"revision" integer NOT NULL,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "agreements" (
	"application_id" uuid PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"terms" jsonb NOT NULL,
	"prepared_by" uuid NOT NULL,
	"prepared_at" timestamp with time zone NOT NULL,
	"report_reminded" integer,
	"payee_holder" text DEFAULT '' NOT NULL,
	"payee_account" text DEFAULT '' NOT NULL,
	"payee_by" uuid,
	"payee_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "application_edits" (
	"application_id" uuid NOT NULL,
	"edit_revision" integer NOT NULL,
	"edited_by" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"changes" jsonb NOT NULL,
	"restored" boolean DEFAULT false NOT NULL,
	CONSTRAINT "application_edits_application_id_edit_revision_pk" PRIMARY KEY("application_id","edit_revision")
);
--> statement-breakpoint
CREATE TABLE "application_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"key" text NOT NULL,
	"uploaded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "application_members" (
	"id" uuid NOT NULL,
	"application_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"responsibility" text DEFAULT '' NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	"guardian_agreed_at" timestamp with time zone,
	"told_at" timestamp with time zone,
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
	"about" jsonb NOT NULL,
	"project_title" text NOT NULL,
	"requested_amount" bigint NOT NULL,
	"themes" integer[] DEFAULT '{}' NOT NULL,
	"words" "tsvector" DEFAULT '' NOT NULL,
	"source" text,
	"copied_from" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"submitted_at" timestamp with time zone,
	"announced_at" timestamp with time zone,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "call_extensions" (
	"application_id" uuid PRIMARY KEY NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"reason" text NOT NULL,
	"granted_by" uuid NOT NULL,
	"granted_at" timestamp with time zone NOT NULL,
	"reminded_hours" integer
);
--> statement-breakpoint
CREATE TABLE "article_authors" (
	"article_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"agreed_at" timestamp with time zone,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "article_authors_article_id_user_id_pk" PRIMARY KEY("article_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "article_bookmarks" (
	"article_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"kept_at" timestamp with time zone NOT NULL,
	CONSTRAINT "article_bookmarks_article_id_user_id_pk" PRIMARY KEY("article_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "article_comment_reports" (
	"comment_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"fault" text NOT NULL,
	"reported_at" timestamp with time zone NOT NULL,
	CONSTRAINT "article_comment_reports_comment_id_user_id_pk" PRIMARY KEY("comment_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "article_comments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"article_id" uuid NOT NULL,
	"parent_id" uuid,
	"author_id" uuid,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"hidden_at" timestamp with time zone,
	"hidden_by" uuid,
	"reported_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "article_history" (
	"article_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor_id" uuid,
	"event" text NOT NULL,
	"reason" text NOT NULL,
	"content" jsonb NOT NULL,
	CONSTRAINT "article_history_article_id_number_pk" PRIMARY KEY("article_id","number")
);
--> statement-breakpoint
CREATE TABLE "article_reactions" (
	"article_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"reaction" text NOT NULL,
	"reacted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "article_reactions_article_id_user_id_pk" PRIMARY KEY("article_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "articles" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"language" text NOT NULL,
	"slug" text NOT NULL,
	"status" text NOT NULL,
	"owner_id" uuid,
	"content" jsonb NOT NULL,
	"revision" integer NOT NULL,
	"field_revisions" jsonb NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"saved_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"published" jsonb,
	"summary" jsonb,
	"words" "tsvector" DEFAULT '' NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"bank_id" uuid,
	"published_at" timestamp with time zone,
	"updated_at" timestamp with time zone,
	"appears_at" timestamp with time zone,
	"submitted_at" timestamp with time zone,
	"returned_reason" text,
	"returned_by" uuid,
	"returned_at" timestamp with time zone,
	"preview_hash" text,
	"preview_expires_at" timestamp with time zone,
	CONSTRAINT "articles_slug_unique" UNIQUE("slug"),
	CONSTRAINT "articles_preview_hash_unique" UNIQUE("preview_hash"),
	CONSTRAINT "articles_version" UNIQUE("group_id","language"),
	CONSTRAINT "articles_read_whole" CHECK (status NOT IN ('published', 'amended') OR (published IS NOT NULL AND summary IS NOT NULL AND published_at IS NOT NULL)),
	CONSTRAINT "articles_scheduled_when" CHECK ((status = 'scheduled') = (appears_at IS NOT NULL))
);
--> statement-breakpoint
CREATE TABLE "desk_reminders" (
	"bank_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"about" text NOT NULL,
	"sent_by" uuid NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "desk_reminders_bank_id_kind_about_pk" PRIMARY KEY("bank_id","kind","about")
);
--> statement-breakpoint
CREATE TABLE "bank_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"requester_id" uuid NOT NULL,
	"group_name" text NOT NULL,
	"municipality" text NOT NULL,
	"bank_id" uuid,
	"people" integer,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"messages" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bank_people" (
	"id" uuid PRIMARY KEY NOT NULL,
	"bank_id" uuid NOT NULL,
	"name" text NOT NULL,
	"role_bhs" text NOT NULL,
	"role_en" text NOT NULL,
	"kind" text NOT NULL,
	"picture" text,
	"position" integer NOT NULL,
	"user_id" uuid
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
	"story_bhs" text DEFAULT '' NOT NULL,
	"story_en" text DEFAULT '' NOT NULL,
	"logo" text,
	"picture" text,
	"email" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"web" text DEFAULT '' NOT NULL,
	"address_bhs" text DEFAULT '' NOT NULL,
	"address_en" text DEFAULT '' NOT NULL,
	"latitude" double precision,
	"longitude" double precision,
	"founded_on" date,
	"revision" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "calls" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"bank_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"published_at" timestamp with time zone,
	"partner_bank_ids" uuid[] DEFAULT '{}' NOT NULL,
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
	"topics" text[] DEFAULT '{}' NOT NULL,
	"expected_projects" text NOT NULL,
	"min_team" integer NOT NULL,
	"max_team" integer NOT NULL,
	"quorum" integer NOT NULL,
	"blind" boolean DEFAULT false NOT NULL,
	"eligible" jsonb NOT NULL,
	"not_eligible" jsonb NOT NULL,
	"timeline" jsonb NOT NULL,
	"rubric" jsonb NOT NULL,
	"faq" jsonb NOT NULL,
	"contact" jsonb NOT NULL,
	"decisions_by" date,
	"rolling_decisions" boolean DEFAULT false NOT NULL,
	"own_contribution" jsonb,
	"allows_campaign" boolean DEFAULT true NOT NULL,
	"min_age" integer,
	"max_age" integer,
	"municipalities" text[] DEFAULT '{}' NOT NULL,
	"questions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"compulsory" text[],
	"omitted_sections" text[] DEFAULT '{}' NOT NULL,
	"extra_questions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"documents" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"picture" text,
	"picture_alt" jsonb DEFAULT '{"bhs":"","en":""}'::jsonb NOT NULL,
	"seo" jsonb DEFAULT '{"title":{"bhs":"","en":""},"description":{"bhs":"","en":""}}'::jsonb NOT NULL,
	"landing" jsonb,
	"decisions_published_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "campaign_amounts" (
	"application_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"makes" text NOT NULL,
	CONSTRAINT "campaign_amounts_application_id_amount_pk" PRIMARY KEY("application_id","amount"),
	CONSTRAINT "campaign_amounts_positive" CHECK (amount > 0)
);
--> statement-breakpoint
CREATE TABLE "campaign_questions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"language" text NOT NULL,
	"question" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"answer" text,
	"answered_by" uuid,
	"answered_at" timestamp with time zone,
	CONSTRAINT "campaign_questions_answered" CHECK ((answer IS NULL) = (answered_at IS NULL))
);
--> statement-breakpoint
CREATE TABLE "campaign_updates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"author_id" uuid,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"pictures" text[] DEFAULT '{}' NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "application_comments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"audience" text NOT NULL,
	"section" text,
	"parent_id" uuid,
	"author_id" uuid,
	"from_team" boolean NOT NULL,
	"comment" text NOT NULL,
	"revision" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"resolved_by" uuid,
	"resolved_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "content_pages" (
	"page" text PRIMARY KEY NOT NULL,
	"blocks" jsonb NOT NULL,
	"published_revision" integer NOT NULL,
	"published_at" timestamp with time zone,
	"published_by" uuid,
	"draft" jsonb NOT NULL,
	"revision" integer NOT NULL,
	"fields" jsonb NOT NULL,
	"saved_at" timestamp with time zone,
	"saved_by" uuid,
	"scheduled" jsonb,
	"appears_at" timestamp with time zone,
	"scheduled_by" uuid
);
--> statement-breakpoint
CREATE TABLE "content_versions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"page" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor_id" uuid,
	"blocks" jsonb NOT NULL,
	"texts" jsonb NOT NULL,
	"changes" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "conversation_members" (
	"conversation_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"status" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"asked_by" uuid,
	"asked_at" timestamp with time zone,
	"from_number" integer DEFAULT 0 NOT NULL,
	"last_at" timestamp with time zone,
	"last_number" integer DEFAULT 0 NOT NULL,
	"read_number" integer DEFAULT 0 NOT NULL,
	"tell_at" timestamp with time zone,
	"told_number" integer DEFAULT 0 NOT NULL,
	"is_muted" boolean DEFAULT false NOT NULL,
	"is_archived" boolean DEFAULT false NOT NULL,
	CONSTRAINT "conversation_members_conversation_id_user_id_pk" PRIMARY KEY("conversation_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "conversations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"is_group" boolean NOT NULL,
	"name" text NOT NULL,
	"creator_id" uuid,
	"low_id" uuid,
	"high_id" uuid,
	"messages" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "message_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"conversation_id" uuid,
	"message_id" uuid,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"bytes" integer NOT NULL,
	"is_picture" boolean NOT NULL,
	"uploaded_by" uuid NOT NULL,
	"uploaded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "message_reactions" (
	"message_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"reaction" text NOT NULL,
	"reacted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "message_reactions_message_id_user_id_pk" PRIMARY KEY("message_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "message_settings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"read_receipts" boolean NOT NULL,
	"groups" text NOT NULL,
	"strangers" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"conversation_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"sender_id" uuid,
	"client_id" uuid,
	"event" text,
	"content" text NOT NULL,
	"quoted_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"words" "tsvector" DEFAULT '' NOT NULL,
	CONSTRAINT "messages_deleted_empty" CHECK (deleted_at IS NULL OR content = '')
);
--> statement-breakpoint
CREATE TABLE "campaign_days" (
	"id" uuid NOT NULL,
	"campaign_id" uuid NOT NULL,
	"bank_id" uuid NOT NULL,
	"day" date NOT NULL,
	"settled" bigint NOT NULL,
	"matched" bigint DEFAULT 0 NOT NULL,
	"donations" integer NOT NULL,
	CONSTRAINT "campaign_days_campaign_id_day_pk" PRIMARY KEY("campaign_id","day"),
	CONSTRAINT "campaign_days_never_below" CHECK (matched >= 0 AND matched <= settled AND donations >= 0)
);
--> statement-breakpoint
CREATE TABLE "campaign_matches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"campaign_id" uuid NOT NULL,
	"by_bank" boolean NOT NULL,
	"giver" text NOT NULL,
	"amount" bigint NOT NULL,
	"held" bigint DEFAULT 0 NOT NULL,
	"settled" bigint DEFAULT 0 NOT NULL,
	"released" bigint DEFAULT 0 NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "campaign_matches_never_above" CHECK (amount > 0 AND held >= 0 AND settled >= 0 AND released >= 0
        AND held + settled + released <= amount)
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
	"matched" bigint DEFAULT 0 NOT NULL,
	"donor_count" integer DEFAULT 0 NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	"end_told_at" timestamp with time zone,
	"released_at" timestamp with time zone,
	"nearly" boolean GENERATED ALWAYS AS (settled * 10 >= target * 7 AND settled < target) STORED,
	"told_donors" integer DEFAULT 0 NOT NULL,
	"told_settled" bigint DEFAULT 0 NOT NULL,
	"told_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "campaigns_never_above_target" CHECK (settled >= 0 AND held >= 0 AND settled + held <= target),
	CONSTRAINT "campaigns_matched_within" CHECK (matched >= 0 AND matched <= settled)
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
	"bank_id" uuid NOT NULL,
	"status" text NOT NULL,
	"amount" bigint NOT NULL,
	"match_id" uuid,
	"matched" bigint DEFAULT 0 NOT NULL,
	"refunded" bigint DEFAULT 0 NOT NULL,
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
	"wants_news" boolean DEFAULT false NOT NULL,
	"language" text NOT NULL,
	"idempotency_key" text,
	"request_hash" text NOT NULL,
	"flow" text NOT NULL,
	"provider_reference" text,
	"client_secret" text,
	"asked_at" timestamp with time zone,
	"receipt_number" text,
	"network" text,
	"hold_expires_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "donations_positive" CHECK (amount > 0),
	CONSTRAINT "donations_matched_within" CHECK (matched >= 0 AND matched <= amount),
	CONSTRAINT "donations_refunded" CHECK (refunded BETWEEN 0 AND amount AND (refunded = amount) = (status = 'refunded'))
);
--> statement-breakpoint
CREATE TABLE "payment_checks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone NOT NULL,
	"asked" integer NOT NULL,
	"changed" integer NOT NULL,
	"unanswered" integer NOT NULL,
	"differences" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_differences" (
	"id" uuid PRIMARY KEY NOT NULL,
	"donation_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"told" jsonb NOT NULL,
	"found_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	"closed_by" uuid,
	"note" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"donation_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"cause" text NOT NULL,
	"reason" text NOT NULL,
	"status" text NOT NULL,
	"asked_by" uuid,
	"asked_at" timestamp with time zone NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"note" text DEFAULT '' NOT NULL,
	"sent_at" timestamp with time zone,
	"done_at" timestamp with time zone,
	"notice_id" text,
	"provider_reference" text,
	CONSTRAINT "refunds_positive" CHECK (amount > 0)
);
--> statement-breakpoint
CREATE TABLE "fund_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"bank_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	"year" integer NOT NULL,
	"happened_on" date NOT NULL,
	"source_name" text NOT NULL,
	"purpose" text NOT NULL,
	"application_id" uuid,
	"reason" text NOT NULL,
	"corrects_id" uuid,
	"created_by" uuid NOT NULL,
	"proposed_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "fund_entries_positive" CHECK (amount > 0 OR corrects_id IS NOT NULL),
	CONSTRAINT "fund_entries_two_people" CHECK (proposed_by IS NULL OR (kind = 'paid' AND (proposed_by <> created_by OR corrects_id IS NOT NULL))),
	CONSTRAINT "fund_entries_grant" CHECK ((kind = 'received') = (application_id IS NULL))
);
--> statement-breakpoint
CREATE TABLE "gifts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"bank_id" uuid NOT NULL,
	"contribution_id" text,
	"status" text NOT NULL,
	"type" text NOT NULL,
	"donor_name" text NOT NULL,
	"donor_email" text NOT NULL,
	"description" text NOT NULL,
	"value" bigint,
	"message" text DEFAULT '' NOT NULL,
	"language" text NOT NULL,
	"requested_by" uuid,
	"requested_at" timestamp with time zone NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"refusal" text,
	"answer" text DEFAULT '' NOT NULL,
	"asked_new_at" timestamp with time zone,
	"receipt_number" text,
	"receipt_hash" text,
	"proof_key" text,
	"proof_name" text,
	"proof_bytes" integer,
	"proof_hash" text,
	"proof_notes" text DEFAULT '' NOT NULL,
	"proof_by" uuid,
	"proof_at" timestamp with time zone,
	CONSTRAINT "gifts_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "gifts_receipt_number_unique" UNIQUE("receipt_number"),
	CONSTRAINT "gifts_receipt_hash_unique" UNIQUE("receipt_hash"),
	CONSTRAINT "gifts_value" CHECK (value > 0),
	CONSTRAINT "gifts_receipt" CHECK (status <> 'confirmed' OR receipt_hash IS NOT NULL)
);
--> statement-breakpoint
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
CREATE TABLE "link_previews" (
	"address" text PRIMARY KEY NOT NULL,
	"url" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"image_url" text,
	"site_name" text NOT NULL,
	"fetched_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mentorship_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"request_id" uuid NOT NULL,
	"event" text NOT NULL,
	"actor_id" uuid,
	"target_id" uuid,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mentorship_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"request_id" uuid,
	"message_id" uuid,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"bytes" integer NOT NULL,
	"uploaded_by" uuid,
	"uploaded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mentorship_hours" (
	"bank_id" uuid PRIMARY KEY NOT NULL,
	"days" smallint[] NOT NULL,
	"from" smallint NOT NULL,
	"to" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mentorship_mails" (
	"request_id" uuid NOT NULL,
	"side" text NOT NULL,
	"number" integer NOT NULL,
	"mailed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "mentorship_mails_request_id_side_pk" PRIMARY KEY("request_id","side")
);
--> statement-breakpoint
CREATE TABLE "mentorship_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"request_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"sender_id" uuid,
	"side" text NOT NULL,
	"is_note" boolean NOT NULL,
	"message" text NOT NULL,
	"section" text,
	"is_first_response" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mentorship_reads" (
	"request_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"side" text NOT NULL,
	"number" integer NOT NULL,
	CONSTRAINT "mentorship_reads_request_id_user_id_pk" PRIMARY KEY("request_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "mentorship_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"bank_id" uuid NOT NULL,
	"author_id" uuid,
	"description" text NOT NULL,
	"type" text NOT NULL,
	"priority" text NOT NULL,
	"status" text NOT NULL,
	"claimed_by" uuid,
	"section" text,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"sla_timer" timestamp with time zone,
	"clock_since" timestamp with time zone,
	"was_late" boolean DEFAULT false NOT NULL,
	"escalated_at" timestamp with time zone,
	"first_answered_at" timestamp with time zone,
	"resolved_at" timestamp with time zone,
	"rating" smallint,
	"feedback" text,
	"rated_mentor_id" uuid,
	"messages" integer DEFAULT 0 NOT NULL,
	"last_message_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"place" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mentorship_templates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"bank_id" uuid NOT NULL,
	"title_bhs" text NOT NULL,
	"title_en" text NOT NULL,
	"text_bhs" text NOT NULL,
	"text_en" text NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "recommendations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"author_id" uuid NOT NULL,
	"subject_id" uuid NOT NULL,
	"text" text NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "suggestion_dismissals" (
	"member_id" uuid NOT NULL,
	"other_id" uuid NOT NULL,
	"dismissed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "suggestion_dismissals_member_id_other_id_pk" PRIMARY KEY("member_id","other_id")
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
CREATE TABLE "notification_people" (
	"gathering" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "notification_people_gathering_user_id_pk" PRIMARY KEY("gathering","user_id")
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"type" text NOT NULL,
	"kind" text GENERATED ALWAYS AS (CASE type WHEN 'team_invitation' THEN 'teams' WHEN 'invitation_response' THEN 'teams' WHEN 'team_activity' THEN 'teams' WHEN 'status_change' THEN 'applications' WHEN 'deadline' THEN 'applications' WHEN 'call_opened' THEN 'applications' WHEN 'review' THEN 'applications' WHEN 'donation' THEN 'donations' WHEN 'mentor_message' THEN 'mentors' WHEN 'article' THEN 'network' WHEN 'connection_request' THEN 'network' WHEN 'message' THEN 'network' WHEN 'group_invitation' THEN 'network' WHEN 'mention' THEN 'network' WHEN 'comment' THEN 'network' WHEN 'reaction' THEN 'network' WHEN 'recommendation' THEN 'network' WHEN 'moderation' THEN 'network' END) STORED,
	"text" text NOT NULL,
	"values" jsonb NOT NULL,
	"from_user_id" uuid,
	"is_personal" boolean DEFAULT false NOT NULL,
	"place_of" uuid,
	"gathered_by" text,
	"gathering" uuid,
	"action_url" text,
	"read_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"in_app" boolean DEFAULT true NOT NULL,
	"mail_waits" boolean DEFAULT false NOT NULL,
	CONSTRAINT "notifications_gathering_unique" UNIQUE("gathering")
);
--> statement-breakpoint
CREATE TABLE "push_devices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"session_id" uuid NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "push_devices_endpoint_unique" UNIQUE("endpoint")
);
--> statement-breakpoint
CREATE TABLE "call_views" (
	"call_id" uuid NOT NULL,
	"day" date NOT NULL,
	"source" text NOT NULL,
	"views" integer NOT NULL,
	CONSTRAINT "call_views_call_id_source_day_pk" PRIMARY KEY("call_id","source","day")
);
--> statement-breakpoint
CREATE TABLE "page_views" (
	"day" date NOT NULL,
	"page" text NOT NULL,
	"views" integer NOT NULL,
	"visitors" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "page_views_day_page_pk" PRIMARY KEY("day","page")
);
--> statement-breakpoint
CREATE TABLE "page_visitors" (
	"day" date NOT NULL,
	"page" text NOT NULL,
	"visitor" text NOT NULL,
	CONSTRAINT "page_visitors_day_page_visitor_pk" PRIMARY KEY("day","page","visitor")
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
CREATE TABLE "feed_mutes" (
	"user_id" uuid NOT NULL,
	"muted_id" uuid NOT NULL,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "feed_mutes_user_id_muted_id_pk" PRIMARY KEY("user_id","muted_id")
);
--> statement-breakpoint
CREATE TABLE "feed_settings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"order" text NOT NULL,
	"muted_words" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "post_bookmarks" (
	"post_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"kept_at" timestamp with time zone NOT NULL,
	CONSTRAINT "post_bookmarks_post_id_user_id_pk" PRIMARY KEY("post_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "post_circles" (
	"post_id" uuid NOT NULL,
	"circle" text NOT NULL,
	"author_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "post_circles_post_id_circle_pk" PRIMARY KEY("post_id","circle")
);
--> statement-breakpoint
CREATE TABLE "post_comment_reactions" (
	"comment_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"reaction" text NOT NULL,
	"reacted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "post_comment_reactions_comment_id_user_id_pk" PRIMARY KEY("comment_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "post_comments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"post_id" uuid NOT NULL,
	"parent_id" uuid,
	"author_id" uuid,
	"text" text NOT NULL,
	"mentions" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"removed_at" timestamp with time zone,
	"reactions" integer[] DEFAULT '{0,0,0,0}' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "post_hides" (
	"user_id" uuid NOT NULL,
	"post_id" uuid NOT NULL,
	"hidden_at" timestamp with time zone NOT NULL,
	CONSTRAINT "post_hides_user_id_post_id_pk" PRIMARY KEY("user_id","post_id")
);
--> statement-breakpoint
CREATE TABLE "post_reactions" (
	"post_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"reaction" text NOT NULL,
	"reacted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "post_reactions_post_id_user_id_pk" PRIMARY KEY("post_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "post_versions" (
	"post_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"content" text NOT NULL,
	"type" text NOT NULL,
	"visibility" text NOT NULL,
	"metadata" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "post_versions_post_id_number_pk" PRIMARY KEY("post_id","number")
);
--> statement-breakpoint
CREATE TABLE "post_votes" (
	"post_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"option" smallint NOT NULL,
	"voted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "post_votes_post_id_user_id_pk" PRIMARY KEY("post_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "posts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"author_id" uuid NOT NULL,
	"content" text NOT NULL,
	"type" text NOT NULL,
	"visibility" text NOT NULL,
	"metadata" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone,
	"is_share" boolean DEFAULT false NOT NULL,
	"shared_post_id" uuid,
	"is_pinned" boolean DEFAULT false NOT NULL,
	"removed_at" timestamp with time zone,
	"reactions" integer[] DEFAULT '{0,0,0,0}' NOT NULL,
	"comments" integer DEFAULT 0 NOT NULL,
	"shares" integer DEFAULT 0 NOT NULL,
	"votes" integer[] DEFAULT '{0,0}' NOT NULL
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
	"privacy_changed_at" timestamp with time zone,
	"words" "tsvector" DEFAULT '' NOT NULL,
	"schools" text[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "report_cases" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"owner_id" uuid,
	"status" text NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"reason" text NOT NULL,
	"rule" text
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"case_id" uuid NOT NULL,
	"reporter_id" uuid,
	"fault" text NOT NULL,
	"text" text NOT NULL,
	"context" jsonb,
	"reported_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review_assignments" (
	"application_id" uuid NOT NULL,
	"reviewer_id" uuid NOT NULL,
	"assigned_by" uuid,
	"assigned_at" timestamp with time zone NOT NULL,
	"due_on" date,
	"reminded_at" timestamp with time zone,
	CONSTRAINT "review_assignments_application_id_reviewer_id_pk" PRIMARY KEY("application_id","reviewer_id")
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
CREATE TABLE "skill_answers" (
	"application_id" uuid NOT NULL,
	"activity_id" text NOT NULL,
	"learners" text NOT NULL,
	"skill" text NOT NULL,
	"answer" text NOT NULL,
	"answered_by" uuid,
	"answered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "skill_answers_application_id_activity_id_learners_skill_pk" PRIMARY KEY("application_id","activity_id","learners","skill")
);
--> statement-breakpoint
CREATE TABLE "skill_consents" (
	"application_id" uuid PRIMARY KEY NOT NULL,
	"allowed" boolean NOT NULL,
	"given_by" uuid,
	"given_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "skill_readings" (
	"application_id" uuid NOT NULL,
	"activity_id" text NOT NULL,
	"content_hash" text NOT NULL,
	"found" jsonb NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	CONSTRAINT "skill_readings_application_id_activity_id_pk" PRIMARY KEY("application_id","activity_id")
);
--> statement-breakpoint
CREATE TABLE "skill_requests" (
	"content_hash" text PRIMARY KEY NOT NULL,
	"found" jsonb,
	"asked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stories" (
	"application_id" uuid PRIMARY KEY NOT NULL,
	"content" jsonb NOT NULL,
	"revision" integer NOT NULL,
	"fields" jsonb NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"for_campaign" text
);
--> statement-breakpoint
CREATE TABLE "application_tasks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"title" text NOT NULL,
	"due_on" date,
	"assigned_user_id" uuid,
	"created_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"done_by" uuid,
	"done_at" timestamp with time zone,
	"reminded_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "application_ticks" (
	"application_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"ticked_by" uuid NOT NULL,
	"ticked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "application_ticks_application_id_kind_pk" PRIMARY KEY("application_id","kind")
);
--> statement-breakpoint
CREATE TABLE "age_corrections" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"birth_year" integer,
	"adult" boolean NOT NULL,
	"asked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "application_invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"invitee_user_id" uuid,
	"invitee_name" text NOT NULL,
	"invitee_email" text NOT NULL,
	"role" text NOT NULL,
	"responsibility" text DEFAULT '' NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"status" text NOT NULL,
	"code_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "guardian_consents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"guardian_email" text NOT NULL,
	"guardian_name" text DEFAULT '' NOT NULL,
	"relation" text,
	"status" text NOT NULL,
	"token_hash" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	CONSTRAINT "guardian_consents_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
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
CREATE TABLE "text_overrides" (
	"key" text PRIMARY KEY NOT NULL,
	"value_bhs" text,
	"value_en" text,
	"updated_by" uuid,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "volunteers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"activity_id" text NOT NULL,
	"activity" text NOT NULL,
	"status" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"language" text NOT NULL,
	"invited_by" uuid,
	"invited_at" timestamp with time zone NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"answer" text DEFAULT '' NOT NULL,
	"half_hours" integer,
	"recorded_by" uuid,
	"recorded_at" timestamp with time zone,
	CONSTRAINT "volunteers_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "volunteers_hours" CHECK ((status = 'attended') = (half_hours IS NOT NULL))
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
	"attachments" text[] DEFAULT '{}' NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account_secrets" ADD CONSTRAINT "account_secrets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factor_removals" ADD CONSTRAINT "second_factor_removals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factor_removals" ADD CONSTRAINT "second_factor_removals_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factor_removals" ADD CONSTRAINT "second_factor_removals_confirmed_by_users_id_fk" FOREIGN KEY ("confirmed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_in_events" ADD CONSTRAINT "sign_in_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreement_copies" ADD CONSTRAINT "agreement_copies_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreement_copies" ADD CONSTRAINT "agreement_copies_sent_by_users_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreement_copies" ADD CONSTRAINT "agreement_copies_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreement_copy_pages" ADD CONSTRAINT "agreement_copy_pages_copy_id_agreement_copies_id_fk" FOREIGN KEY ("copy_id") REFERENCES "public"."agreement_copies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreement_copy_pages" ADD CONSTRAINT "agreement_copy_pages_file_id_agreement_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."agreement_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreement_events" ADD CONSTRAINT "agreement_events_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreement_events" ADD CONSTRAINT "agreement_events_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreement_exceptions" ADD CONSTRAINT "agreement_exceptions_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreement_exceptions" ADD CONSTRAINT "agreement_exceptions_bank_id_youth_banks_id_fk" FOREIGN KEY ("bank_id") REFERENCES "public"."youth_banks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreement_exceptions" ADD CONSTRAINT "agreement_exceptions_proposed_by_users_id_fk" FOREIGN KEY ("proposed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreement_exceptions" ADD CONSTRAINT "agreement_exceptions_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreement_expenses" ADD CONSTRAINT "agreement_expenses_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreement_expenses" ADD CONSTRAINT "agreement_expenses_sent_by_users_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreement_expenses" ADD CONSTRAINT "agreement_expenses_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreement_files" ADD CONSTRAINT "agreement_files_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreement_files" ADD CONSTRAINT "agreement_files_milestone_id_agreement_milestones_id_fk" FOREIGN KEY ("milestone_id") REFERENCES "public"."agreement_milestones"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreement_files" ADD CONSTRAINT "agreement_files_uploaded_by_users_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreement_milestones" ADD CONSTRAINT "agreement_milestones_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreement_points" ADD CONSTRAINT "agreement_points_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreement_points" ADD CONSTRAINT "agreement_points_ticked_by_users_id_fk" FOREIGN KEY ("ticked_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreement_reports" ADD CONSTRAINT "agreement_reports_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreement_templates" ADD CONSTRAINT "agreement_templates_bank_id_youth_banks_id_fk" FOREIGN KEY ("bank_id") REFERENCES "public"."youth_banks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreements" ADD CONSTRAINT "agreements_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreements" ADD CONSTRAINT "agreements_prepared_by_users_id_fk" FOREIGN KEY ("prepared_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreements" ADD CONSTRAINT "agreements_payee_by_users_id_fk" FOREIGN KEY ("payee_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_edits" ADD CONSTRAINT "application_edits_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_edits" ADD CONSTRAINT "application_edits_edited_by_users_id_fk" FOREIGN KEY ("edited_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_files" ADD CONSTRAINT "application_files_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_members" ADD CONSTRAINT "application_members_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_members" ADD CONSTRAINT "application_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_revisions" ADD CONSTRAINT "application_revisions_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_transitions" ADD CONSTRAINT "application_transitions_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_transitions" ADD CONSTRAINT "application_transitions_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_call_id_calls_id_fk" FOREIGN KEY ("call_id") REFERENCES "public"."calls"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_bank_id_youth_banks_id_fk" FOREIGN KEY ("bank_id") REFERENCES "public"."youth_banks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_extensions" ADD CONSTRAINT "call_extensions_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_extensions" ADD CONSTRAINT "call_extensions_granted_by_users_id_fk" FOREIGN KEY ("granted_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_authors" ADD CONSTRAINT "article_authors_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_authors" ADD CONSTRAINT "article_authors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_bookmarks" ADD CONSTRAINT "article_bookmarks_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_bookmarks" ADD CONSTRAINT "article_bookmarks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_comment_reports" ADD CONSTRAINT "article_comment_reports_comment_id_article_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."article_comments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_comment_reports" ADD CONSTRAINT "article_comment_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_comments" ADD CONSTRAINT "article_comments_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_comments" ADD CONSTRAINT "article_comments_parent_id_article_comments_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."article_comments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_comments" ADD CONSTRAINT "article_comments_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_comments" ADD CONSTRAINT "article_comments_hidden_by_users_id_fk" FOREIGN KEY ("hidden_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_history" ADD CONSTRAINT "article_history_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_history" ADD CONSTRAINT "article_history_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_reactions" ADD CONSTRAINT "article_reactions_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_reactions" ADD CONSTRAINT "article_reactions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_saved_by_users_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_bank_id_youth_banks_id_fk" FOREIGN KEY ("bank_id") REFERENCES "public"."youth_banks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_returned_by_users_id_fk" FOREIGN KEY ("returned_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_reminders" ADD CONSTRAINT "desk_reminders_bank_id_youth_banks_id_fk" FOREIGN KEY ("bank_id") REFERENCES "public"."youth_banks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_reminders" ADD CONSTRAINT "desk_reminders_sent_by_users_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_requests" ADD CONSTRAINT "bank_requests_requester_id_users_id_fk" FOREIGN KEY ("requester_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_requests" ADD CONSTRAINT "bank_requests_bank_id_youth_banks_id_fk" FOREIGN KEY ("bank_id") REFERENCES "public"."youth_banks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_people" ADD CONSTRAINT "bank_people_bank_id_youth_banks_id_fk" FOREIGN KEY ("bank_id") REFERENCES "public"."youth_banks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_people" ADD CONSTRAINT "bank_people_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_drafts" ADD CONSTRAINT "call_drafts_call_id_calls_id_fk" FOREIGN KEY ("call_id") REFERENCES "public"."calls"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_drafts" ADD CONSTRAINT "call_drafts_saved_by_users_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_follows" ADD CONSTRAINT "call_follows_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_follows" ADD CONSTRAINT "call_follows_bank_id_youth_banks_id_fk" FOREIGN KEY ("bank_id") REFERENCES "public"."youth_banks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_history" ADD CONSTRAINT "call_history_call_id_calls_id_fk" FOREIGN KEY ("call_id") REFERENCES "public"."calls"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_history" ADD CONSTRAINT "call_history_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_reminders" ADD CONSTRAINT "call_reminders_call_id_calls_id_fk" FOREIGN KEY ("call_id") REFERENCES "public"."calls"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calls" ADD CONSTRAINT "calls_bank_id_youth_banks_id_fk" FOREIGN KEY ("bank_id") REFERENCES "public"."youth_banks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_amounts" ADD CONSTRAINT "campaign_amounts_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_questions" ADD CONSTRAINT "campaign_questions_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_questions" ADD CONSTRAINT "campaign_questions_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_updates" ADD CONSTRAINT "campaign_updates_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_updates" ADD CONSTRAINT "campaign_updates_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_comments" ADD CONSTRAINT "application_comments_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_comments" ADD CONSTRAINT "application_comments_parent_id_application_comments_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."application_comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_comments" ADD CONSTRAINT "application_comments_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_comments" ADD CONSTRAINT "application_comments_resolved_by_users_id_fk" FOREIGN KEY ("resolved_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_pages" ADD CONSTRAINT "content_pages_published_by_users_id_fk" FOREIGN KEY ("published_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_pages" ADD CONSTRAINT "content_pages_saved_by_users_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_pages" ADD CONSTRAINT "content_pages_scheduled_by_users_id_fk" FOREIGN KEY ("scheduled_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_versions" ADD CONSTRAINT "content_versions_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_members" ADD CONSTRAINT "conversation_members_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_members" ADD CONSTRAINT "conversation_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_members" ADD CONSTRAINT "conversation_members_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_creator_id_users_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_low_id_users_id_fk" FOREIGN KEY ("low_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_high_id_users_id_fk" FOREIGN KEY ("high_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_files" ADD CONSTRAINT "message_files_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_files" ADD CONSTRAINT "message_files_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_files" ADD CONSTRAINT "message_files_uploaded_by_users_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_reactions" ADD CONSTRAINT "message_reactions_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_reactions" ADD CONSTRAINT "message_reactions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_settings" ADD CONSTRAINT "message_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_sender_id_users_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_quoted_id_messages_id_fk" FOREIGN KEY ("quoted_id") REFERENCES "public"."messages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_days" ADD CONSTRAINT "campaign_days_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_days" ADD CONSTRAINT "campaign_days_bank_id_youth_banks_id_fk" FOREIGN KEY ("bank_id") REFERENCES "public"."youth_banks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_matches" ADD CONSTRAINT "campaign_matches_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_bank_id_youth_banks_id_fk" FOREIGN KEY ("bank_id") REFERENCES "public"."youth_banks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "donation_events" ADD CONSTRAINT "donation_events_donation_id_donations_id_fk" FOREIGN KEY ("donation_id") REFERENCES "public"."donations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "donations" ADD CONSTRAINT "donations_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "donations" ADD CONSTRAINT "donations_bank_id_youth_banks_id_fk" FOREIGN KEY ("bank_id") REFERENCES "public"."youth_banks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "donations" ADD CONSTRAINT "donations_match_id_campaign_matches_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."campaign_matches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_differences" ADD CONSTRAINT "payment_differences_donation_id_donations_id_fk" FOREIGN KEY ("donation_id") REFERENCES "public"."donations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_differences" ADD CONSTRAINT "payment_differences_closed_by_users_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_donation_id_donations_id_fk" FOREIGN KEY ("donation_id") REFERENCES "public"."donations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fund_entries" ADD CONSTRAINT "fund_entries_bank_id_youth_banks_id_fk" FOREIGN KEY ("bank_id") REFERENCES "public"."youth_banks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fund_entries" ADD CONSTRAINT "fund_entries_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fund_entries" ADD CONSTRAINT "fund_entries_corrects_id_fund_entries_id_fk" FOREIGN KEY ("corrects_id") REFERENCES "public"."fund_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fund_entries" ADD CONSTRAINT "fund_entries_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fund_entries" ADD CONSTRAINT "fund_entries_proposed_by_users_id_fk" FOREIGN KEY ("proposed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gifts" ADD CONSTRAINT "gifts_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gifts" ADD CONSTRAINT "gifts_bank_id_youth_banks_id_fk" FOREIGN KEY ("bank_id") REFERENCES "public"."youth_banks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gifts" ADD CONSTRAINT "gifts_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gifts" ADD CONSTRAINT "gifts_proof_by_users_id_fk" FOREIGN KEY ("proof_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guardian_contacts" ADD CONSTRAINT "guardian_contacts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mentorship_events" ADD CONSTRAINT "mentorship_events_request_id_mentorship_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."mentorship_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mentorship_events" ADD CONSTRAINT "mentorship_events_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mentorship_events" ADD CONSTRAINT "mentorship_events_target_id_users_id_fk" FOREIGN KEY ("target_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mentorship_files" ADD CONSTRAINT "mentorship_files_request_id_mentorship_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."mentorship_requests"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mentorship_files" ADD CONSTRAINT "mentorship_files_message_id_mentorship_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."mentorship_messages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mentorship_files" ADD CONSTRAINT "mentorship_files_uploaded_by_users_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mentorship_hours" ADD CONSTRAINT "mentorship_hours_bank_id_youth_banks_id_fk" FOREIGN KEY ("bank_id") REFERENCES "public"."youth_banks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mentorship_mails" ADD CONSTRAINT "mentorship_mails_request_id_mentorship_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."mentorship_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mentorship_messages" ADD CONSTRAINT "mentorship_messages_request_id_mentorship_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."mentorship_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mentorship_messages" ADD CONSTRAINT "mentorship_messages_sender_id_users_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mentorship_reads" ADD CONSTRAINT "mentorship_reads_request_id_mentorship_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."mentorship_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mentorship_reads" ADD CONSTRAINT "mentorship_reads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mentorship_requests" ADD CONSTRAINT "mentorship_requests_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mentorship_requests" ADD CONSTRAINT "mentorship_requests_bank_id_youth_banks_id_fk" FOREIGN KEY ("bank_id") REFERENCES "public"."youth_banks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mentorship_requests" ADD CONSTRAINT "mentorship_requests_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mentorship_requests" ADD CONSTRAINT "mentorship_requests_claimed_by_users_id_fk" FOREIGN KEY ("claimed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mentorship_requests" ADD CONSTRAINT "mentorship_requests_rated_mentor_id_users_id_fk" FOREIGN KEY ("rated_mentor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mentorship_templates" ADD CONSTRAINT "mentorship_templates_bank_id_youth_banks_id_fk" FOREIGN KEY ("bank_id") REFERENCES "public"."youth_banks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connection_invitations" ADD CONSTRAINT "connection_invitations_inviter_id_users_id_fk" FOREIGN KEY ("inviter_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connection_invitations" ADD CONSTRAINT "connection_invitations_invitee_id_users_id_fk" FOREIGN KEY ("invitee_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connections" ADD CONSTRAINT "connections_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connections" ADD CONSTRAINT "connections_other_id_users_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_blocks" ADD CONSTRAINT "member_blocks_blocker_id_users_id_fk" FOREIGN KEY ("blocker_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_blocks" ADD CONSTRAINT "member_blocks_blocked_id_users_id_fk" FOREIGN KEY ("blocked_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_follows" ADD CONSTRAINT "member_follows_follower_id_users_id_fk" FOREIGN KEY ("follower_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_follows" ADD CONSTRAINT "member_follows_followed_id_users_id_fk" FOREIGN KEY ("followed_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recommendations" ADD CONSTRAINT "recommendations_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recommendations" ADD CONSTRAINT "recommendations_subject_id_users_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suggestion_dismissals" ADD CONSTRAINT "suggestion_dismissals_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suggestion_dismissals" ADD CONSTRAINT "suggestion_dismissals_other_id_users_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_choices" ADD CONSTRAINT "notification_choices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_mails" ADD CONSTRAINT "notification_mails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_people" ADD CONSTRAINT "notification_people_gathering_notifications_gathering_fk" FOREIGN KEY ("gathering") REFERENCES "public"."notifications"("gathering") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_people" ADD CONSTRAINT "notification_people_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_from_user_id_users_id_fk" FOREIGN KEY ("from_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_place_of_users_id_fk" FOREIGN KEY ("place_of") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_devices" ADD CONSTRAINT "push_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_views" ADD CONSTRAINT "call_views_call_id_calls_id_fk" FOREIGN KEY ("call_id") REFERENCES "public"."calls"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ob_permissions" ADD CONSTRAINT "ob_permissions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_archives" ADD CONSTRAINT "data_archives_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_mutes" ADD CONSTRAINT "feed_mutes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_mutes" ADD CONSTRAINT "feed_mutes_muted_id_users_id_fk" FOREIGN KEY ("muted_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_settings" ADD CONSTRAINT "feed_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_bookmarks" ADD CONSTRAINT "post_bookmarks_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_bookmarks" ADD CONSTRAINT "post_bookmarks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_circles" ADD CONSTRAINT "post_circles_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_circles" ADD CONSTRAINT "post_circles_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_comment_reactions" ADD CONSTRAINT "post_comment_reactions_comment_id_post_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."post_comments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_comment_reactions" ADD CONSTRAINT "post_comment_reactions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_comments" ADD CONSTRAINT "post_comments_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_comments" ADD CONSTRAINT "post_comments_parent_id_post_comments_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."post_comments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_comments" ADD CONSTRAINT "post_comments_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_hides" ADD CONSTRAINT "post_hides_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_hides" ADD CONSTRAINT "post_hides_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_reactions" ADD CONSTRAINT "post_reactions_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_reactions" ADD CONSTRAINT "post_reactions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_versions" ADD CONSTRAINT "post_versions_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_votes" ADD CONSTRAINT "post_votes_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_votes" ADD CONSTRAINT "post_votes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_shared_post_id_posts_id_fk" FOREIGN KEY ("shared_post_id") REFERENCES "public"."posts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_cases" ADD CONSTRAINT "report_cases_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_case_id_report_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."report_cases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_assignments" ADD CONSTRAINT "review_assignments_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_assignments" ADD CONSTRAINT "review_assignments_reviewer_id_users_id_fk" FOREIGN KEY ("reviewer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_assignments" ADD CONSTRAINT "review_assignments_assigned_by_users_id_fk" FOREIGN KEY ("assigned_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_reviewer_id_users_id_fk" FOREIGN KEY ("reviewer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skill_answers" ADD CONSTRAINT "skill_answers_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skill_answers" ADD CONSTRAINT "skill_answers_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skill_consents" ADD CONSTRAINT "skill_consents_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skill_consents" ADD CONSTRAINT "skill_consents_given_by_users_id_fk" FOREIGN KEY ("given_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skill_readings" ADD CONSTRAINT "skill_readings_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stories" ADD CONSTRAINT "stories_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_tasks" ADD CONSTRAINT "application_tasks_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_tasks" ADD CONSTRAINT "application_tasks_assigned_user_id_users_id_fk" FOREIGN KEY ("assigned_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_tasks" ADD CONSTRAINT "application_tasks_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_tasks" ADD CONSTRAINT "application_tasks_done_by_users_id_fk" FOREIGN KEY ("done_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_ticks" ADD CONSTRAINT "application_ticks_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_ticks" ADD CONSTRAINT "application_ticks_ticked_by_users_id_fk" FOREIGN KEY ("ticked_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "age_corrections" ADD CONSTRAINT "age_corrections_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_invitations" ADD CONSTRAINT "application_invitations_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_invitations" ADD CONSTRAINT "application_invitations_invitee_user_id_users_id_fk" FOREIGN KEY ("invitee_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guardian_consents" ADD CONSTRAINT "guardian_consents_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guardian_consents" ADD CONSTRAINT "guardian_consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_handovers" ADD CONSTRAINT "team_handovers_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_handovers" ADD CONSTRAINT "team_handovers_to_user_id_users_id_fk" FOREIGN KEY ("to_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_links" ADD CONSTRAINT "team_links_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_requests" ADD CONSTRAINT "team_requests_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_requests" ADD CONSTRAINT "team_requests_link_id_team_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."team_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_requests" ADD CONSTRAINT "team_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "volunteers" ADD CONSTRAINT "volunteers_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "volunteers" ADD CONSTRAINT "volunteers_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "volunteers" ADD CONSTRAINT "volunteers_recorded_by_users_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "account_secrets_link" ON "account_secrets" USING btree ("hash") WHERE form = 'link';--> statement-breakpoint
CREATE INDEX "account_secrets_user" ON "account_secrets" USING btree ("user_id","purpose");--> statement-breakpoint
CREATE INDEX "account_secrets_requested" ON "account_secrets" USING btree ("requested_from","created_at");--> statement-breakpoint
CREATE INDEX "account_secrets_request" ON "account_secrets" USING btree ("request_hash") WHERE request_hash IS NOT NULL;--> statement-breakpoint
CREATE INDEX "account_secrets_expires" ON "account_secrets" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "email_changes_user" ON "email_changes" USING btree ("user_id","requested_at");--> statement-breakpoint
CREATE UNIQUE INDEX "email_changes_confirm" ON "email_changes" USING btree ("confirm_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "email_changes_undo" ON "email_changes" USING btree ("undo_hash");--> statement-breakpoint
CREATE INDEX "recovery_codes_user" ON "recovery_codes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "refresh_tokens_session" ON "refresh_tokens" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "refresh_tokens_expires" ON "refresh_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "second_factor_removals_stop" ON "second_factor_removals" USING btree ("stop_hash");--> statement-breakpoint
CREATE INDEX "second_factor_removals_by" ON "second_factor_removals" USING btree ("requested_by");--> statement-breakpoint
CREATE INDEX "second_factor_removals_confirmed" ON "second_factor_removals" USING btree ("confirmed_by");--> statement-breakpoint
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
CREATE INDEX "users_name_order" ON "users" USING btree ((replace(replace(replace(replace(replace(replace(replace(replace(lower(translate("first_name" || ' ' || "last_name", 'ČĆŠŽĐ', 'čćšžđ')), 'dž', 'd{'), 'đ', 'd|'), 'č', 'c{'), 'ć', 'c|'), 'lj', 'l{'), 'nj', 'n{'), 'š', 's{'), 'ž', 'z{') COLLATE "C"),"id");--> statement-breakpoint
CREATE INDEX "users_surname_order" ON "users" USING btree ((replace(replace(replace(replace(replace(replace(replace(replace(lower(translate("last_name" || ' ' || "first_name", 'ČĆŠŽĐ', 'čćšžđ')), 'dž', 'd{'), 'đ', 'd|'), 'č', 'c{'), 'ć', 'c|'), 'lj', 'l{'), 'nj', 'n{'), 'š', 's{'), 'ž', 'z{') COLLATE "C"),"id");--> statement-breakpoint
CREATE INDEX "users_interests" ON "users" USING gin ("interests");--> statement-breakpoint
CREATE INDEX "users_find_email" ON "users" USING btree (("email" COLLATE "C"),"id");--> statement-breakpoint
CREATE INDEX "agreement_copies_application" ON "agreement_copies" USING btree ("application_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "agreement_copies_draft" ON "agreement_copies" USING btree ("application_id") WHERE state = 'draft';--> statement-breakpoint
CREATE UNIQUE INDEX "agreement_copies_standing" ON "agreement_copies" USING btree ("application_id") WHERE state IN ('sent', 'confirmed');--> statement-breakpoint
CREATE INDEX "agreement_copies_sent_by" ON "agreement_copies" USING btree ("sent_by");--> statement-breakpoint
CREATE INDEX "agreement_copies_decided_by" ON "agreement_copies" USING btree ("decided_by");--> statement-breakpoint
CREATE INDEX "agreement_copy_pages_file" ON "agreement_copy_pages" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "agreement_events_application" ON "agreement_events" USING btree ("application_id","id");--> statement-breakpoint
CREATE INDEX "agreement_events_actor" ON "agreement_events" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "agreement_exceptions_application" ON "agreement_exceptions" USING btree ("application_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "agreement_exceptions_open" ON "agreement_exceptions" USING btree ("application_id","kind") WHERE state = 'proposed';--> statement-breakpoint
CREATE INDEX "agreement_exceptions_waiting" ON "agreement_exceptions" USING btree ("bank_id","proposed_at","id") WHERE state = 'proposed';--> statement-breakpoint
CREATE INDEX "agreement_exceptions_expiry" ON "agreement_exceptions" USING btree ("expires_at") WHERE state = 'proposed';--> statement-breakpoint
CREATE INDEX "agreement_exceptions_proposed_by" ON "agreement_exceptions" USING btree ("proposed_by");--> statement-breakpoint
CREATE INDEX "agreement_exceptions_decided_by" ON "agreement_exceptions" USING btree ("decided_by");--> statement-breakpoint
CREATE INDEX "agreement_expenses_application" ON "agreement_expenses" USING btree ("application_id","sent_at");--> statement-breakpoint
CREATE INDEX "agreement_expenses_sent_by" ON "agreement_expenses" USING btree ("sent_by");--> statement-breakpoint
CREATE INDEX "agreement_expenses_decided_by" ON "agreement_expenses" USING btree ("decided_by");--> statement-breakpoint
CREATE UNIQUE INDEX "agreement_expenses_file" ON "agreement_expenses" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "agreement_files_application" ON "agreement_files" USING btree ("application_id","uploaded_at");--> statement-breakpoint
CREATE INDEX "agreement_files_milestone" ON "agreement_files" USING btree ("milestone_id");--> statement-breakpoint
CREATE INDEX "agreement_files_uploaded_by" ON "agreement_files" USING btree ("uploaded_by");--> statement-breakpoint
CREATE UNIQUE INDEX "agreement_files_once" ON "agreement_files" USING btree ("application_id","hash") WHERE purpose = 'receipt';--> statement-breakpoint
CREATE INDEX "agreement_milestones_application" ON "agreement_milestones" USING btree ("application_id","due_on");--> statement-breakpoint
CREATE INDEX "agreement_milestones_open" ON "agreement_milestones" USING btree ("due_on") WHERE state IN ('planned', 'returned');--> statement-breakpoint
CREATE INDEX "agreement_points_by" ON "agreement_points" USING btree ("ticked_by");--> statement-breakpoint
CREATE INDEX "agreements_prepared_by" ON "agreements" USING btree ("prepared_by");--> statement-breakpoint
CREATE INDEX "agreements_payee_by" ON "agreements" USING btree ("payee_by");--> statement-breakpoint
CREATE INDEX "application_edits_by" ON "application_edits" USING btree ("edited_by");--> statement-breakpoint
CREATE INDEX "application_files_application" ON "application_files" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "application_files_key" ON "application_files" USING btree ("key");--> statement-breakpoint
CREATE UNIQUE INDEX "application_members_id" ON "application_members" USING btree ("id");--> statement-breakpoint
CREATE INDEX "application_members_user" ON "application_members" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "application_transitions_application" ON "application_transitions" USING btree ("application_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "applications_slug" ON "applications" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "applications_activities" ON "applications" USING gin ((jsonb_path_query_array("content", '$.projectActivities[*].id') || jsonb_path_query_array("content", '$.milestones[*].id') || jsonb_path_query_array("content", '$.channels[*].id')) jsonb_path_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "applications_one_draft" ON "applications" USING btree ("call_id","owner_id") WHERE status = 'draft' AND deleted_at IS NULL;--> statement-breakpoint
CREATE INDEX "applications_owner" ON "applications" USING btree ("owner_id","updated_at");--> statement-breakpoint
CREATE INDEX "applications_submitted" ON "applications" USING btree ("call_id","submitted_at","id","bank_id","status","themes") WHERE submitted_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX "applications_shown" ON "applications" USING btree ("submitted_at","id") WHERE status IN ('published', 'crowdfunding', 'approved', 'contract_signed', 'implementation', 'completed');--> statement-breakpoint
CREATE INDEX "applications_shown_bank" ON "applications" USING btree ("bank_id","submitted_at","id") WHERE status IN ('published', 'crowdfunding', 'approved', 'contract_signed', 'implementation', 'completed');--> statement-breakpoint
CREATE INDEX "applications_shown_status" ON "applications" USING btree ("status","submitted_at","id") WHERE status IN ('published', 'crowdfunding', 'approved', 'contract_signed', 'implementation', 'completed');--> statement-breakpoint
CREATE INDEX "applications_themes" ON "applications" USING gin ("themes");--> statement-breakpoint
CREATE INDEX "applications_code" ON "applications" USING btree (right("id"::text, 8));--> statement-breakpoint
CREATE INDEX "applications_words" ON "applications" USING gin ("words");--> statement-breakpoint
CREATE INDEX "applications_desk" ON "applications" USING btree ("bank_id","submitted_at","id","status","call_id","themes") WHERE submitted_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX "applications_desk_status" ON "applications" USING btree ("bank_id","status","submitted_at","id","call_id","themes");--> statement-breakpoint
CREATE INDEX "applications_desk_amount" ON "applications" USING btree ("bank_id","requested_amount","id","submitted_at","status","call_id","themes") WHERE submitted_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX "applications_desk_drafts" ON "applications" USING btree ("bank_id","updated_at","id") WHERE status = 'draft' AND deleted_at IS NULL;--> statement-breakpoint
CREATE INDEX "applications_call_status" ON "applications" USING btree ("call_id","status","submitted_at","id","bank_id","themes");--> statement-breakpoint
CREATE INDEX "call_extensions_by" ON "call_extensions" USING btree ("granted_by");--> statement-breakpoint
CREATE INDEX "call_extensions_until" ON "call_extensions" USING btree ("until");--> statement-breakpoint
CREATE INDEX "article_authors_user" ON "article_authors" USING btree ("user_id","saved_at","article_id");--> statement-breakpoint
CREATE INDEX "article_bookmarks_user" ON "article_bookmarks" USING btree ("user_id","kept_at","article_id");--> statement-breakpoint
CREATE INDEX "article_comment_reports_user" ON "article_comment_reports" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "article_comments_threads" ON "article_comments" USING btree ("article_id","created_at","id") WHERE parent_id IS NULL;--> statement-breakpoint
CREATE INDEX "article_comments_answers" ON "article_comments" USING btree ("parent_id","created_at","id");--> statement-breakpoint
CREATE INDEX "article_comments_article" ON "article_comments" USING btree ("article_id","author_id");--> statement-breakpoint
CREATE INDEX "article_comments_author" ON "article_comments" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "article_comments_hidden_by" ON "article_comments" USING btree ("hidden_by");--> statement-breakpoint
CREATE INDEX "article_comments_reported" ON "article_comments" USING btree ("reported_at","id") WHERE reported_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX "article_history_actor" ON "article_history" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "article_reactions_user" ON "article_reactions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "articles_read" ON "articles" USING btree ("language","published_at","id","tags") WHERE status IN ('published', 'amended');--> statement-breakpoint
CREATE INDEX "articles_words" ON "articles" USING gin ("words");--> statement-breakpoint
CREATE INDEX "articles_waiting" ON "articles" USING btree ("submitted_at","id") WHERE status IN ('review', 'amended');--> statement-breakpoint
CREATE INDEX "articles_scheduled" ON "articles" USING btree ("appears_at") WHERE status = 'scheduled';--> statement-breakpoint
CREATE INDEX "articles_owner" ON "articles" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "desk_reminders_by" ON "desk_reminders" USING btree ("sent_by");--> statement-breakpoint
CREATE INDEX "bank_requests_open" ON "bank_requests" USING btree ("created_at","id") WHERE status IN ('received', 'answered');--> statement-breakpoint
CREATE INDEX "bank_requests_closed" ON "bank_requests" USING btree ("created_at","id") WHERE status NOT IN ('received', 'answered');--> statement-breakpoint
CREATE INDEX "bank_requests_bank" ON "bank_requests" USING btree ("bank_id","created_at","id");--> statement-breakpoint
CREATE INDEX "bank_requests_requester" ON "bank_requests" USING btree ("requester_id","created_at");--> statement-breakpoint
CREATE INDEX "bank_people_bank" ON "bank_people" USING btree ("bank_id","position");--> statement-breakpoint
CREATE INDEX "bank_people_user" ON "bank_people" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "youth_banks_slug" ON "youth_banks" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "call_follows_bank" ON "call_follows" USING btree ("bank_id","kind");--> statement-breakpoint
CREATE INDEX "call_history_call" ON "call_history" USING btree ("call_id","id");--> statement-breakpoint
CREATE INDEX "call_history_actor" ON "call_history" USING btree ("actor_id");--> statement-breakpoint
CREATE UNIQUE INDEX "calls_slug" ON "calls" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "calls_closes" ON "calls" USING btree ("closes_at","id");--> statement-breakpoint
CREATE INDEX "calls_opens" ON "calls" USING btree ("opens_at","id");--> statement-breakpoint
CREATE INDEX "calls_kind_closes" ON "calls" USING btree ("kind","closes_at","id");--> statement-breakpoint
CREATE INDEX "calls_kind_opens" ON "calls" USING btree ("kind","opens_at","id");--> statement-breakpoint
CREATE INDEX "calls_bank_closes" ON "calls" USING btree ("bank_id","closes_at","id");--> statement-breakpoint
CREATE INDEX "calls_bank_opens" ON "calls" USING btree ("bank_id","opens_at","id");--> statement-breakpoint
CREATE INDEX "calls_made" ON "calls" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "calls_bank_made" ON "calls" USING btree ("bank_id","created_at","id");--> statement-breakpoint
CREATE INDEX "calls_partners" ON "calls" USING gin ("partner_bank_ids") WHERE partner_bank_ids <> '{}';--> statement-breakpoint
CREATE INDEX "calls_undecided" ON "calls" USING btree ("bank_id","closes_at","id") WHERE decisions_published_at IS NULL;--> statement-breakpoint
CREATE INDEX "calls_words" ON "calls" USING gin (to_tsvector('simple'::regconfig, translate(lower("title_bhs" || ' ' || "title_en"), 'čćđšž', 'ccdsz')));--> statement-breakpoint
CREATE INDEX "calls_to_open" ON "calls" USING btree ("opens_at") WHERE status = 'scheduled';--> statement-breakpoint
CREATE INDEX "calls_to_close" ON "calls" USING btree ("closes_at") WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "campaign_questions_application" ON "campaign_questions" USING btree ("application_id","id");--> statement-breakpoint
CREATE INDEX "campaign_questions_email" ON "campaign_questions" USING btree ("email") WHERE email <> '';--> statement-breakpoint
CREATE INDEX "campaign_questions_answered_by" ON "campaign_questions" USING btree ("answered_by");--> statement-breakpoint
CREATE INDEX "campaign_updates_application" ON "campaign_updates" USING btree ("application_id","id");--> statement-breakpoint
CREATE INDEX "campaign_updates_author" ON "campaign_updates" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "application_comments_application" ON "application_comments" USING btree ("application_id","audience","id");--> statement-breakpoint
CREATE INDEX "application_comments_parent" ON "application_comments" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "application_comments_author" ON "application_comments" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "application_comments_resolved_by" ON "application_comments" USING btree ("resolved_by");--> statement-breakpoint
CREATE INDEX "content_versions_page" ON "content_versions" USING btree ("page","id");--> statement-breakpoint
CREATE INDEX "content_versions_actor" ON "content_versions" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "conversation_members_inbox" ON "conversation_members" USING btree ("user_id","last_at","conversation_id") WHERE status = 'active' AND NOT is_archived AND last_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX "conversation_members_archived" ON "conversation_members" USING btree ("user_id","last_at","conversation_id") WHERE status = 'active' AND is_archived AND last_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX "conversation_members_requests" ON "conversation_members" USING btree ("user_id","last_at","conversation_id") WHERE status = 'waiting' AND last_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX "conversation_members_unread" ON "conversation_members" USING btree ("user_id") WHERE status = 'active' AND last_number > read_number;--> statement-breakpoint
CREATE INDEX "conversation_members_tell" ON "conversation_members" USING btree ("tell_at") WHERE tell_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX "conversation_members_user" ON "conversation_members" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "conversation_members_asked" ON "conversation_members" USING btree ("asked_by","asked_at");--> statement-breakpoint
CREATE UNIQUE INDEX "conversations_pair" ON "conversations" USING btree ("low_id","high_id");--> statement-breakpoint
CREATE INDEX "conversations_high" ON "conversations" USING btree ("high_id");--> statement-breakpoint
CREATE INDEX "conversations_creator" ON "conversations" USING btree ("creator_id");--> statement-breakpoint
CREATE INDEX "conversations_empty" ON "conversations" USING btree ("created_at") WHERE messages = 0 AND NOT is_group;--> statement-breakpoint
CREATE INDEX "message_files_conversation" ON "message_files" USING btree ("conversation_id");--> statement-breakpoint
CREATE INDEX "message_files_message" ON "message_files" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "message_files_by" ON "message_files" USING btree ("uploaded_by");--> statement-breakpoint
CREATE INDEX "message_files_unsent" ON "message_files" USING btree ("uploaded_at") WHERE message_id IS NULL;--> statement-breakpoint
CREATE INDEX "message_reactions_user" ON "message_reactions" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "messages_number" ON "messages" USING btree ("conversation_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "messages_client" ON "messages" USING btree ("conversation_id","sender_id","client_id");--> statement-breakpoint
CREATE INDEX "messages_sender" ON "messages" USING btree ("sender_id");--> statement-breakpoint
CREATE INDEX "messages_quoted" ON "messages" USING btree ("quoted_id") WHERE quoted_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX "messages_words" ON "messages" USING gin ("words");--> statement-breakpoint
CREATE INDEX "campaign_days_bank" ON "campaign_days" USING btree ("bank_id","day","id");--> statement-breakpoint
CREATE INDEX "campaign_matches_campaign" ON "campaign_matches" USING btree ("campaign_id","ends_at");--> statement-breakpoint
CREATE INDEX "campaign_matches_rest" ON "campaign_matches" USING btree ("ends_at") WHERE by_bank AND settled + released < amount;--> statement-breakpoint
CREATE UNIQUE INDEX "campaigns_open" ON "campaigns" USING btree ("application_id") WHERE closed_at IS NULL;--> statement-breakpoint
CREATE INDEX "campaigns_application" ON "campaigns" USING btree ("application_id","created_at");--> statement-breakpoint
CREATE INDEX "campaigns_ends" ON "campaigns" USING btree ("ends_at","id");--> statement-breakpoint
CREATE INDEX "campaigns_nearly" ON "campaigns" USING btree ("ends_at","id") WHERE nearly;--> statement-breakpoint
CREATE INDEX "campaigns_bank" ON "campaigns" USING btree ("bank_id","ends_at","id");--> statement-breakpoint
CREATE INDEX "campaigns_bank_open" ON "campaigns" USING btree ("bank_id","ends_at","id") WHERE closed_at IS NULL;--> statement-breakpoint
CREATE INDEX "campaigns_untold" ON "campaigns" USING btree ("ends_at") WHERE closed_at IS NULL AND end_told_at IS NULL;--> statement-breakpoint
CREATE INDEX "donation_events_donation" ON "donation_events" USING btree ("donation_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "donation_events_provider" ON "donation_events" USING btree ("provider_event_id") WHERE provider_event_id IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "donations_order" ON "donations" USING btree ("order_number");--> statement-breakpoint
CREATE UNIQUE INDEX "donations_idempotency" ON "donations" USING btree ("idempotency_key") WHERE idempotency_key IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "donations_receipt" ON "donations" USING btree ("receipt_number") WHERE receipt_number IS NOT NULL;--> statement-breakpoint
CREATE INDEX "donations_settled" ON "donations" USING btree ("campaign_id","settled_at" DESC NULLS FIRST,"id") WHERE status = 'settled';--> statement-breakpoint
CREATE INDEX "donations_held" ON "donations" USING btree ("campaign_id","hold_expires_at") WHERE status = 'held';--> statement-breakpoint
CREATE INDEX "donations_bank" ON "donations" USING btree ("bank_id","created_at","id");--> statement-breakpoint
CREATE INDEX "donations_created" ON "donations" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "donations_bank_status" ON "donations" USING btree ("bank_id","status","created_at","id");--> statement-breakpoint
CREATE INDEX "donations_status" ON "donations" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "donations_surname" ON "donations" USING btree (lower(donor_surname)) WHERE donor_surname <> '';--> statement-breakpoint
CREATE INDEX "donations_lapsed" ON "donations" USING btree ("campaign_id","network","created_at") WHERE status = 'expired' AND network IS NOT NULL;--> statement-breakpoint
CREATE INDEX "donations_networks" ON "donations" USING btree ("created_at") WHERE network IS NOT NULL;--> statement-breakpoint
CREATE INDEX "donations_donor" ON "donations" USING btree ("donor_email","created_at","id") WHERE donor_email <> '';--> statement-breakpoint
CREATE INDEX "donations_undecided" ON "donations" USING btree ("created_at") WHERE status IN ('held', 'expired', 'declined');--> statement-breakpoint
CREATE INDEX "donations_match" ON "donations" USING btree ("match_id") WHERE match_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX "payment_checks_ended" ON "payment_checks" USING btree ("ended_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_differences_open" ON "payment_differences" USING btree ("donation_id","kind") WHERE closed_at IS NULL;--> statement-breakpoint
CREATE INDEX "payment_differences_found" ON "payment_differences" USING btree ("found_at","id");--> statement-breakpoint
CREATE INDEX "refunds_donation" ON "refunds" USING btree ("donation_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_open" ON "refunds" USING btree ("donation_id") WHERE status NOT IN ('done', 'rejected');--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_notice" ON "refunds" USING btree ("notice_id") WHERE notice_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX "refunds_done" ON "refunds" USING btree ("done_at","id") WHERE status = 'done';--> statement-breakpoint
CREATE INDEX "fund_entries_bank" ON "fund_entries" USING btree ("bank_id","happened_on","id");--> statement-breakpoint
CREATE INDEX "fund_entries_kind" ON "fund_entries" USING btree ("bank_id","kind","happened_on","id");--> statement-breakpoint
CREATE INDEX "fund_entries_year" ON "fund_entries" USING btree ("bank_id","year","happened_on","id");--> statement-breakpoint
CREATE INDEX "fund_entries_ledger" ON "fund_entries" USING btree ("bank_id","happened_on","id") WHERE kind IN ('received', 'paid', 'returned');--> statement-breakpoint
CREATE INDEX "fund_entries_application" ON "fund_entries" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "fund_entries_grants" ON "fund_entries" USING btree ("bank_id","application_id") WHERE application_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX "fund_entries_corrects" ON "fund_entries" USING btree ("corrects_id");--> statement-breakpoint
CREATE INDEX "fund_entries_by" ON "fund_entries" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "fund_entries_proposed_by" ON "fund_entries" USING btree ("proposed_by");--> statement-breakpoint
CREATE INDEX "gifts_application" ON "gifts" USING btree ("application_id","id");--> statement-breakpoint
CREATE INDEX "gifts_donor" ON "gifts" USING btree ("donor_email");--> statement-breakpoint
CREATE INDEX "gifts_requested_by" ON "gifts" USING btree ("requested_by");--> statement-breakpoint
CREATE INDEX "gifts_proof_by" ON "gifts" USING btree ("proof_by");--> statement-breakpoint
CREATE INDEX "gifts_ends" ON "gifts" USING btree ("expires_at") WHERE status = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX "gifts_line" ON "gifts" USING btree ("application_id","contribution_id") WHERE status IN ('pending', 'confirmed');--> statement-breakpoint
CREATE UNIQUE INDEX "gifts_proof" ON "gifts" USING btree ("bank_id","proof_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "guardian_contacts_confirm" ON "guardian_contacts" USING btree ("confirm_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "guardian_contacts_remove" ON "guardian_contacts" USING btree ("remove_hash");--> statement-breakpoint
CREATE INDEX "guardian_contacts_email" ON "guardian_contacts" USING btree ("email");--> statement-breakpoint
CREATE INDEX "guardian_contacts_ends" ON "guardian_contacts" USING btree ("expires_at") WHERE confirmed_at IS NULL;--> statement-breakpoint
CREATE INDEX "link_previews_fetched" ON "link_previews" USING btree ("fetched_at");--> statement-breakpoint
CREATE INDEX "mentorship_events_request" ON "mentorship_events" USING btree ("request_id","id");--> statement-breakpoint
CREATE INDEX "mentorship_events_actor" ON "mentorship_events" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "mentorship_events_target" ON "mentorship_events" USING btree ("target_id");--> statement-breakpoint
CREATE INDEX "mentorship_files_request" ON "mentorship_files" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "mentorship_files_message" ON "mentorship_files" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "mentorship_files_by" ON "mentorship_files" USING btree ("uploaded_by");--> statement-breakpoint
CREATE INDEX "mentorship_files_unsent" ON "mentorship_files" USING btree ("uploaded_at") WHERE message_id IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "mentorship_messages_number" ON "mentorship_messages" USING btree ("request_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "mentorship_messages_first" ON "mentorship_messages" USING btree ("request_id") WHERE is_first_response;--> statement-breakpoint
CREATE INDEX "mentorship_messages_side" ON "mentorship_messages" USING btree ("request_id","side","number") WHERE NOT is_note;--> statement-breakpoint
CREATE INDEX "mentorship_messages_sender" ON "mentorship_messages" USING btree ("sender_id");--> statement-breakpoint
CREATE INDEX "mentorship_messages_created" ON "mentorship_messages" USING btree ("created_at") WHERE NOT is_note;--> statement-breakpoint
CREATE INDEX "mentorship_reads_user" ON "mentorship_reads" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "mentorship_requests_bank" ON "mentorship_requests" USING btree ("bank_id","place","id","status","priority");--> statement-breakpoint
CREATE INDEX "mentorship_requests_banks" ON "mentorship_requests" USING btree ("place","id","bank_id","status","priority");--> statement-breakpoint
CREATE INDEX "mentorship_requests_mentor" ON "mentorship_requests" USING btree ("claimed_by","place","id","status","priority");--> statement-breakpoint
CREATE INDEX "mentorship_requests_application" ON "mentorship_requests" USING btree ("application_id","place","id","status","priority");--> statement-breakpoint
CREATE INDEX "mentorship_requests_author" ON "mentorship_requests" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "mentorship_requests_rated" ON "mentorship_requests" USING btree ("rated_mentor_id");--> statement-breakpoint
CREATE INDEX "mentorship_requests_open" ON "mentorship_requests" USING btree ("bank_id","application_id") WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "mentorship_requests_due" ON "mentorship_requests" USING btree ("sla_timer") WHERE escalated_at IS NULL AND sla_timer IS NOT NULL;--> statement-breakpoint
CREATE INDEX "mentorship_requests_created" ON "mentorship_requests" USING btree ("bank_id","created_at");--> statement-breakpoint
CREATE INDEX "mentorship_templates_bank" ON "mentorship_templates" USING btree ("bank_id","id");--> statement-breakpoint
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
CREATE INDEX "member_follows_followers" ON "member_follows" USING btree ("followed_id","since","follower_id");--> statement-breakpoint
CREATE UNIQUE INDEX "recommendations_pair" ON "recommendations" USING btree ("author_id","subject_id") WHERE status <> 'withdrawn';--> statement-breakpoint
CREATE INDEX "recommendations_received" ON "recommendations" USING btree ("subject_id","created_at","id") WHERE status IN ('shown', 'hidden');--> statement-breakpoint
CREATE INDEX "recommendations_waiting" ON "recommendations" USING btree ("subject_id","created_at","id") WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX "recommendations_given" ON "recommendations" USING btree ("author_id","created_at","id") WHERE status <> 'withdrawn';--> statement-breakpoint
CREATE INDEX "recommendations_subject" ON "recommendations" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "recommendations_author" ON "recommendations" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "suggestion_dismissals_other" ON "suggestion_dismissals" USING btree ("other_id");--> statement-breakpoint
CREATE INDEX "notification_mails_digest" ON "notification_mails" USING btree ("frequency","user_id") WHERE frequency IN ('daily', 'weekly');--> statement-breakpoint
CREATE INDEX "notification_people_user" ON "notification_people" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "notifications_user" ON "notifications" USING btree ("user_id","id") WHERE in_app;--> statement-breakpoint
CREATE INDEX "notifications_kind" ON "notifications" USING btree ("user_id","kind","id") WHERE in_app;--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("user_id","id") WHERE in_app AND read_at IS NULL;--> statement-breakpoint
CREATE INDEX "notifications_unread_kind" ON "notifications" USING btree ("user_id","kind","id") WHERE in_app AND read_at IS NULL;--> statement-breakpoint
CREATE INDEX "notifications_mail" ON "notifications" USING btree ("user_id","created_at") WHERE mail_waits;--> statement-breakpoint
CREATE INDEX "notifications_gathered" ON "notifications" USING btree ("user_id","gathered_by") WHERE gathered_by IS NOT NULL;--> statement-breakpoint
CREATE INDEX "notifications_about" ON "notifications" USING btree ("user_id","action_url");--> statement-breakpoint
CREATE INDEX "notifications_from" ON "notifications" USING btree ("from_user_id");--> statement-breakpoint
CREATE INDEX "notifications_place" ON "notifications" USING btree ("place_of") WHERE place_of IS NOT NULL;--> statement-breakpoint
CREATE INDEX "notifications_hidden" ON "notifications" USING btree ("created_at") WHERE NOT in_app AND NOT mail_waits;--> statement-breakpoint
CREATE INDEX "push_devices_user" ON "push_devices" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "call_views_by_day" ON "call_views" USING btree ("day");--> statement-breakpoint
CREATE INDEX "ob_permissions_user" ON "ob_permissions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "ob_permissions_scope" ON "ob_permissions" USING btree ("scope_value","permission_type");--> statement-breakpoint
CREATE INDEX "data_archives_user" ON "data_archives" USING btree ("user_id","requested_at");--> statement-breakpoint
CREATE UNIQUE INDEX "data_archives_one_prepared" ON "data_archives" USING btree ("user_id") WHERE state = 'preparing';--> statement-breakpoint
CREATE INDEX "data_archives_expires" ON "data_archives" USING btree ("expires_at") WHERE state = 'ready';--> statement-breakpoint
CREATE INDEX "feed_mutes_since" ON "feed_mutes" USING btree ("user_id","since","muted_id");--> statement-breakpoint
CREATE INDEX "feed_mutes_muted" ON "feed_mutes" USING btree ("muted_id");--> statement-breakpoint
CREATE INDEX "post_bookmarks_user" ON "post_bookmarks" USING btree ("user_id","kept_at","post_id");--> statement-breakpoint
CREATE INDEX "post_circles_latest" ON "post_circles" USING btree ("circle","created_at","post_id","author_id");--> statement-breakpoint
CREATE INDEX "post_circles_author" ON "post_circles" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "post_comment_reactions_user" ON "post_comment_reactions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "post_comments_threads" ON "post_comments" USING btree ("post_id","created_at","id") WHERE parent_id IS NULL;--> statement-breakpoint
CREATE INDEX "post_comments_answers" ON "post_comments" USING btree ("parent_id","created_at","id");--> statement-breakpoint
CREATE INDEX "post_comments_post" ON "post_comments" USING btree ("post_id","author_id");--> statement-breakpoint
CREATE INDEX "post_comments_author" ON "post_comments" USING btree ("author_id","created_at","id");--> statement-breakpoint
CREATE INDEX "post_hides_post" ON "post_hides" USING btree ("post_id");--> statement-breakpoint
CREATE INDEX "post_reactions_latest" ON "post_reactions" USING btree ("post_id","reacted_at","user_id");--> statement-breakpoint
CREATE INDEX "post_reactions_user" ON "post_reactions" USING btree ("user_id","reacted_at","post_id");--> statement-breakpoint
CREATE INDEX "post_votes_user" ON "post_votes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "posts_latest" ON "posts" USING btree ("created_at","id") WHERE removed_at IS NULL;--> statement-breakpoint
CREATE INDEX "posts_open" ON "posts" USING btree ("created_at","id") WHERE visibility = 'public' AND removed_at IS NULL;--> statement-breakpoint
CREATE INDEX "posts_author" ON "posts" USING btree ("author_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "posts_pinned" ON "posts" USING btree ("author_id") WHERE is_pinned;--> statement-breakpoint
CREATE INDEX "posts_shared" ON "posts" USING btree ("shared_post_id","author_id") WHERE shared_post_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX "profiles_words" ON "profiles" USING gin ("words");--> statement-breakpoint
CREATE INDEX "profiles_schools" ON "profiles" USING gin ("schools");--> statement-breakpoint
CREATE UNIQUE INDEX "report_cases_subject" ON "report_cases" USING btree ("kind","subject_id") WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "report_cases_removed" ON "report_cases" USING btree ("kind","subject_id") WHERE status = 'removed';--> statement-breakpoint
CREATE INDEX "report_cases_open" ON "report_cases" USING btree ("opened_at","id") WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "report_cases_decided" ON "report_cases" USING btree ("decided_at","id") WHERE status <> 'open';--> statement-breakpoint
CREATE INDEX "report_cases_owner" ON "report_cases" USING btree ("owner_id","status");--> statement-breakpoint
CREATE UNIQUE INDEX "reports_once" ON "reports" USING btree ("case_id","reporter_id");--> statement-breakpoint
CREATE INDEX "reports_of_case" ON "reports" USING btree ("case_id","reported_at","id");--> statement-breakpoint
CREATE INDEX "reports_reporter" ON "reports" USING btree ("reporter_id","reported_at");--> statement-breakpoint
CREATE INDEX "review_assignments_reviewer" ON "review_assignments" USING btree ("reviewer_id");--> statement-breakpoint
CREATE INDEX "review_assignments_by" ON "review_assignments" USING btree ("assigned_by");--> statement-breakpoint
CREATE INDEX "review_assignments_due" ON "review_assignments" USING btree ("due_on");--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_one" ON "reviews" USING btree ("application_id","reviewer_id");--> statement-breakpoint
CREATE INDEX "reviews_reviewer" ON "reviews" USING btree ("reviewer_id");--> statement-breakpoint
CREATE INDEX "skill_answers_by" ON "skill_answers" USING btree ("answered_by");--> statement-breakpoint
CREATE INDEX "skill_consents_by" ON "skill_consents" USING btree ("given_by");--> statement-breakpoint
CREATE INDEX "skill_requests_asked" ON "skill_requests" USING btree ("asked_at");--> statement-breakpoint
CREATE INDEX "application_tasks_application" ON "application_tasks" USING btree ("application_id","created_at");--> statement-breakpoint
CREATE INDEX "application_tasks_assigned" ON "application_tasks" USING btree ("assigned_user_id");--> statement-breakpoint
CREATE INDEX "application_tasks_created_by" ON "application_tasks" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "application_tasks_done_by" ON "application_tasks" USING btree ("done_by");--> statement-breakpoint
CREATE INDEX "application_tasks_waiting" ON "application_tasks" USING btree ("due_on") WHERE done_at IS NULL AND reminded_at IS NULL;--> statement-breakpoint
CREATE INDEX "application_ticks_by" ON "application_ticks" USING btree ("ticked_by");--> statement-breakpoint
CREATE INDEX "age_corrections_asked" ON "age_corrections" USING btree ("asked_at","user_id");--> statement-breakpoint
CREATE INDEX "application_invitations_application" ON "application_invitations" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "application_invitations_invitee" ON "application_invitations" USING btree ("invitee_user_id");--> statement-breakpoint
CREATE INDEX "application_invitations_address" ON "application_invitations" USING btree (lower("invitee_email"));--> statement-breakpoint
CREATE UNIQUE INDEX "application_invitations_pending" ON "application_invitations" USING btree ("application_id",lower("invitee_email")) WHERE status = 'pending' AND invitee_email <> '';--> statement-breakpoint
CREATE UNIQUE INDEX "guardian_consents_member" ON "guardian_consents" USING btree ("application_id","user_id");--> statement-breakpoint
CREATE INDEX "guardian_consents_user" ON "guardian_consents" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "guardian_consents_guardian" ON "guardian_consents" USING btree (lower("guardian_email"));--> statement-breakpoint
CREATE INDEX "guardian_consents_ends" ON "guardian_consents" USING btree ("expires_at") WHERE status <> 'agreed';--> statement-breakpoint
CREATE INDEX "team_handovers_to" ON "team_handovers" USING btree ("to_user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "team_links_standing" ON "team_links" USING btree ("application_id") WHERE withdrawn_at IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "team_requests_link_user" ON "team_requests" USING btree ("link_id","user_id");--> statement-breakpoint
CREATE INDEX "team_requests_application" ON "team_requests" USING btree ("application_id","asked_at");--> statement-breakpoint
CREATE INDEX "team_requests_user" ON "team_requests" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "volunteers_application" ON "volunteers" USING btree ("application_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "volunteers_once" ON "volunteers" USING btree ("application_id","activity_id","email");--> statement-breakpoint
CREATE INDEX "volunteers_email" ON "volunteers" USING btree ("email");--> statement-breakpoint
CREATE INDEX "volunteers_invited_by" ON "volunteers" USING btree ("invited_by");--> statement-breakpoint
CREATE INDEX "volunteers_recorded_by" ON "volunteers" USING btree ("recorded_by");--> statement-breakpoint
CREATE INDEX "volunteers_ends" ON "volunteers" USING btree ("expires_at") WHERE status <> 'attended';--> statement-breakpoint
CREATE INDEX "audit_entries_subject" ON "audit_entries" USING btree ("subject","at");--> statement-breakpoint
CREATE INDEX "audit_entries_at" ON "audit_entries" USING btree ("at");--> statement-breakpoint
CREATE INDEX "audit_entries_action" ON "audit_entries" USING btree ("action","at","id");--> statement-breakpoint
CREATE INDEX "rate_limits_ends_at" ON "rate_limits" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "demo_mails_to" ON "demo_mails" USING btree ("to","id");--> statement-breakpoint
-- By hand from here on: drizzle-kit knows neither functions nor triggers.
CREATE FUNCTION refuse_fund_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'UPDATE' AND
		(to_jsonb(NEW) - ARRAY['source_name', 'purpose', 'reason']) =
		(to_jsonb(OLD) - ARRAY['source_name', 'purpose', 'reason'])
	THEN
		RETURN NEW;
	END IF;
	RAISE EXCEPTION 'Entries of a fund are never changed; a correction is an entry of its own.';
END $$;--> statement-breakpoint
CREATE TRIGGER fund_entries_append_only BEFORE UPDATE OR DELETE ON "fund_entries" FOR EACH ROW EXECUTE FUNCTION refuse_fund_change();--> statement-breakpoint
CREATE FUNCTION refuse_agreement_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'UPDATE' AND (to_jsonb(NEW) - 'reason') = (to_jsonb(OLD) - 'reason') THEN
		RETURN NEW;
	END IF;
	RAISE EXCEPTION 'What happened to an agreement is never changed.';
END $$;--> statement-breakpoint
CREATE TRIGGER agreement_events_append_only BEFORE UPDATE OR DELETE ON "agreement_events" FOR EACH ROW EXECUTE FUNCTION refuse_agreement_change();
