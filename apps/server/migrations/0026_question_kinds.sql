-- Questions from before they had kinds ask for a text.
UPDATE "calls" SET "extra_questions" = (
  SELECT jsonb_agg('{"kind":"text","min":null,"max":null,"options":[]}'::jsonb || question ORDER BY place)
  FROM jsonb_array_elements("extra_questions") WITH ORDINALITY AS asked(question, place)
) WHERE "extra_questions" <> '[]';--> statement-breakpoint
UPDATE "call_drafts" SET "content" = jsonb_set("content", '{extraQuestions}', (
  SELECT jsonb_agg('{"kind":"text","min":null,"max":null,"options":[]}'::jsonb || question ORDER BY place)
  FROM jsonb_array_elements("content"->'extraQuestions') WITH ORDINALITY AS asked(question, place)
)) WHERE "content"->'extraQuestions' <> '[]';
